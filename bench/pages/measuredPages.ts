import { PAGE_KINDS } from '../../tests/support/pages';

/** A docs page with prose only. Each page loads what it loads: the runtime, the theme, the search box, the routes. */
export const PLAIN_PAGE = '/docs/quickstart-portal/faqs/';

/** A page whose first visit is measured. */
export interface MeasuredPage {
  name: string;
  /** Below the base path. */
  route: string;
  /** Docs pages have a budget for their scripts. */
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
