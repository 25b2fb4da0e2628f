/**
 * The inline script at the top of every page's head, compiled by the plugin. It runs before the first
 * stylesheet and the theme's own inline script, so it must not need the bundle.
 */
import { installBaseUrlBanner } from './baseUrlBanner';
import { hydrateWhenIdle } from './hydrateWhenIdle';
import { watchLeaving } from './leaving';
import { replayInput } from './replayInput';
import { resetAnnouncement } from './resetAnnouncement';

/** Set by the plugin. */
declare const ANNOUNCEMENT_ID: string;
declare const BASE_PATH: string;
declare const SEARCH_FIELD_ID: string;

if (ANNOUNCEMENT_ID) resetAnnouncement(ANNOUNCEMENT_ID);
installBaseUrlBanner(BASE_PATH);
watchLeaving();
hydrateWhenIdle();
replayInput(SEARCH_FIELD_ID);
