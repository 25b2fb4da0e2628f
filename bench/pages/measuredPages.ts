import { PAGE_KINDS } from '../../tests/support/pages';

/**
 * A docs page with prose and nothing else. What it loads (the runtime, the theme, the search box, the route table) every
 * page loads; an operation page may add 10 KB to it.
 */
export const PLAIN_PAGE = '/docs/quickstart-portal/faqs/';

/** A page whose first visit is measured. */
export interface MeasuredPage {
  name: string;
  /** Below the base path. */
  route: string;
  /** Whether it is a page of the docs, whose scripts have a budget of their own. */
  isDocs: boolean;
}

export const METRIC_PAGE = PAGE_KINDS['metric page'];

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', route: PAGE_KINDS.home, isDocs: false },
  { name: 'docs page, prose', route: PLAIN_PAGE, isDocs: true },
  { name: 'docs page, drawings', route: PAGE_KINDS.intro, isDocs: true },
  { name: 'metric page', route: METRIC_PAGE, isDocs: true },
  { name: 'operation page', route: PAGE_KINDS['operation page'], isDocs: false },
  { name: 'blog post', route: PAGE_KINDS['blog post'], isDocs: false },
  { name: 'search page', route: PAGE_KINDS['search page'], isDocs: false },
];
