/**
 * The script at the top of every page's head, compiled by `plugins/head-scripts`. It runs before the first style, before
 * the theme's own inline script, and long before the bundle, so it imports nothing that a page has not loaded by then.
 */
import { resetAnnouncement } from './announcement';
import { watchStyleSheets } from './baseUrlBanner';
import { prefetchSearchIndex } from './earlySearch';
import { replayInput } from './replayInput';
import { startWhenIdle } from './startPage';

/** Set at build by `config/headTags.ts`. */
declare const ANNOUNCEMENT_ID: string;
declare const BASE_PATH: string;

resetAnnouncement(ANNOUNCEMENT_ID);
watchStyleSheets(BASE_PATH);
startWhenIdle();
replayInput();
prefetchSearchIndex();
