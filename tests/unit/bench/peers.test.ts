import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { PEERS, PEERS_FOLDER, peerPage } from '../../../bench/peers';
import { projectDir } from '../../../scripts/run';

const { dependencies } = JSON.parse(readFileSync(path.join(projectDir, PEERS_FOLDER, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

it('measures every package of bench/reference, and no other', () => {
  expect(PEERS.map((peer) => peer.package).sort()).toEqual(Object.keys(dependencies).sort());
});

it('pins each peer to one version', () => {
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it.each(PEERS)('gives $name a page that asks no other host', (peer) => {
  expect(peerPage(peer)).not.toMatch(/(?:src|href|url)\s*[=:]\s*["'](?:https?:)?\/\//i);
});
