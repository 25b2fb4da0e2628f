/**
 * Writes the inline script that forgets a dismissed announcement as soon as another one is published.
 *
 * The theme hides the bar before React starts when the dismissed flag is stored, and compares ids only later, so a new
 * announcement would stay hidden until the second visit. This script runs before the theme's own. Storage keys are
 * matched by prefix because the site's storage namespace is appended to them.
 *
 * @param id of the announcement that the site shows now
 * @returns JavaScript for the document's head
 */
export function announcementReset(id: string): string {
  return `(function () {
  try {
    var keys = Object.keys(localStorage);
    var stored = keys.find(function (key) { return key.startsWith('docusaurus.announcement.id'); });
    if (stored && localStorage.getItem(stored) !== ${JSON.stringify(id)}) {
      localStorage.removeItem(stored.replace('announcement.id', 'announcement.dismiss'));
    }
  } catch (error) {
    // Blocked storage: nothing is dismissed.
  }
})();`;
}
