import { describe, expect, it, vi } from 'vitest';

import { resetAnnouncement } from '../../../../src/inline/resetAnnouncement';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

/** Stubs `localStorage` with these keys, all with the value `a`, and returns the keys left after the reset. */
function keysAfterReset(keys: readonly string[], id: string): string[] {
  const entries = Object.fromEntries(keys.map((key) => [key, 'a']));
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  };
  vi.stubGlobal('localStorage', Object.assign(Object.create(methods), entries));
  resetAnnouncement(id);
  return Object.keys(entries);
}

describe('resetAnnouncement', () => {
  it.each([
    ['keeps the flag of the same announcement', [ID, DISMISS], 'a', [ID, DISMISS]],
    ['removes the flag of another announcement', [ID, DISMISS], 'b', [ID]],
    ['removes the flag of the same namespace', [`${ID}-1x`, `${DISMISS}-1x`], 'b', [`${ID}-1x`]],
    ['keeps all other keys', ['theme', ID], 'b', ['theme', ID]],
    ['does nothing on a first visit', [], 'b', []],
  ])('%s', (_behavior, stored, id, left) => {
    expect(keysAfterReset(stored, id)).toEqual(left);
  });

  it('does not throw if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => resetAnnouncement('a')).not.toThrow();
  });
});
