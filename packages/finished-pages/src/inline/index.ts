/**
 * The inline script at the top of every page's head, compiled by the plugin. It runs before the first
 * stylesheet and the theme's own inline script, so it must not need the bundle.
 */
import { watchStylesheets } from './baseUrlBanner';
import { hydrateWhenIdle } from './hydrateWhenIdle';
import { applyLaterStyles } from './laterStyles';
import { replayInput } from './replayInput';

/** Set by the plugin. */
declare const ANNOUNCEMENT_ID: string;
declare const SEARCH_FIELD_ID: string;

/**
 * Removes the stored flag of a dismissed announcement once another one is published.
 *
 * The theme hides the bar while the flag is stored and compares ids only after hydration, so a new announcement would
 * stay hidden until the second visit. Storage keys are matched by prefix: Docusaurus appends the site's namespace.
 */
function resetAnnouncement(): void {
  try {
    const stored = Object.keys(localStorage).find((key) => key.startsWith('docusaurus.announcement.id'));
    if (stored === undefined || localStorage.getItem(stored) === ANNOUNCEMENT_ID) return;
    localStorage.removeItem(stored.replace('announcement.id', 'announcement.dismiss'));
  } catch {
    // Storage is blocked, so no announcement was dismissed.
  }
}

if (ANNOUNCEMENT_ID) resetAnnouncement();
watchStylesheets();
applyLaterStyles();
hydrateWhenIdle();
replayInput(SEARCH_FIELD_ID);
