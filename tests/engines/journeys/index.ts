import { CONNECTION_JOURNEYS } from './connection';
import type { Journey } from './journey';
import { NAVIGATION_JOURNEYS } from './navigation';
import { PAGE_JOURNEYS } from './pages';
import { SAMPLE_JOURNEYS } from './samples';
import { SEARCH_JOURNEYS } from './search';

export type { Journey } from './journey';

/** What readers do, from start to end. Chromium has the Playwright tests. */
export const JOURNEYS: readonly Journey[] = [
  ...PAGE_JOURNEYS,
  ...SEARCH_JOURNEYS,
  ...NAVIGATION_JOURNEYS,
  ...SAMPLE_JOURNEYS,
  ...CONNECTION_JOURNEYS,
];
