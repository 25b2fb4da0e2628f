import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { announcementReset } from '../../../plugins/head-scripts/announcementReset';

/** Runs the script over a storage made of these entries and returns what is left. */
function left(entries: Record<string, string>, id: string): Record<string, string> {
  const storage = {
    ...entries,
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  };
  runInNewContext(announcementReset(id), { localStorage: storage });
  return entries;
}

describe('the script that forgets a dismissed announcement', () => {
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
    const blocked = {
      get localStorage(): never {
        throw new Error('blocked');
      },
    };
    expect(() => runInNewContext(announcementReset('a'), blocked)).not.toThrow();
  });

  it('writes an id with quotes safely', () => {
    expect(left({ 'docusaurus.announcement.id': 'it\'s "v4"' }, 'it\'s "v4"')).toEqual({
      'docusaurus.announcement.id': 'it\'s "v4"',
    });
  });
});
