import { describe, expect, it, vi } from 'vitest';

import { resetAnnouncement } from '../../../src/inline/announcement';

/** Resets the announcement with a storage of these entries and returns what is left. */
function left(entries: Record<string, string>, id: string): Record<string, string> {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  };
  vi.stubGlobal('localStorage', Object.assign(Object.create(methods), entries));
  resetAnnouncement(id);
  return entries;
}

describe('resetAnnouncement', () => {
  it.each([
    [
      'keeps the flag while the id is the same',
      { 'docusaurus.announcement.id': 'a', 'docusaurus.announcement.dismiss': 'true' },
      'a',
      ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
    ],
    [
      'removes the flag when the id is another',
      { 'docusaurus.announcement.id': 'a', 'docusaurus.announcement.dismiss': 'true' },
      'b',
      ['docusaurus.announcement.id'],
    ],
    [
      'removes the flag of the same namespace',
      { 'docusaurus.announcement.id-1x': 'a', 'docusaurus.announcement.dismiss-1x': 'true' },
      'b',
      ['docusaurus.announcement.id-1x'],
    ],
    [
      'touches nothing else',
      { theme: 'dark', 'docusaurus.announcement.id': 'a' },
      'b',
      ['theme', 'docusaurus.announcement.id'],
    ],
    ['does nothing on a first visit', {}, 'b', []],
  ])('%s', (_behavior, entries, id, keys) => {
    expect(Object.keys(left({ ...entries } as Record<string, string>, id))).toEqual(keys);
  });

  it('survives blocked storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => resetAnnouncement('a')).not.toThrow();
  });
});
