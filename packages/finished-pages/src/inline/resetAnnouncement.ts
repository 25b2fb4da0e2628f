/**
 * Removes the stored flag of a dismissed announcement once another one, with this id, is published.
 *
 * The theme hides the bar while the flag is stored and compares ids only after hydration, so a new announcement would
 * stay hidden until the second visit. Storage keys are matched by prefix: Docusaurus appends the site's namespace.
 */
export function resetAnnouncement(id: string): void {
  try {
    const stored = Object.keys(localStorage).find((key) => key.startsWith('docusaurus.announcement.id'));
    if (stored === undefined || localStorage.getItem(stored) === id) return;
    localStorage.removeItem(stored.replace('announcement.id', 'announcement.dismiss'));
  } catch {
    // Storage is blocked, so no announcement was dismissed.
  }
}
