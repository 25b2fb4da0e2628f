import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from '@playwright/test';
import { parse } from 'yaml';

import { brand } from '../brand.config';
import { API_FILE, openApiFiles } from '../plugins/api-facts/apiFiles';
import { main, mustRun, projectDir } from '../scripts/run';
import { measuringChromium } from './chromium';
import { loadWords, machineLoad } from './machineLoad';
import { markdownTable, type Column } from './markdownTable';
import { measureOnce, PROFILES, type Measured, type Profile, type Target } from './measureOnce';
import { median } from './median';
import { OPERATION, PEERS, PEERS_FOLDER, peerAddress, peerPages, servedFolders, SPEC } from './peers';
import { staticServer, type StaticServer } from './staticServer';

/** Medians over the runs of one target in one profile, and the third parties of all of them. */
interface Result extends Measured {
  target: Target;
  profile: Profile;
}

async function installPeers(): Promise<void> {
  if (PEERS.every((peer) => existsSync(path.join(projectDir, PEERS_FOLDER, 'node_modules', peer.package)))) return;
  console.log(`Installing the peers into ${PEERS_FOLDER}/node_modules; this takes minutes, once.`);
  await mustRun(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: path.join(projectDir, PEERS_FOLDER), capture: true });
}

function versionOf(packageName: string): string {
  const file = path.join(projectDir, PEERS_FOLDER, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** A regular expression's source that fits the name of a field, alone or as a key of a JSON example. */
function fieldPattern(name: string): string {
  return `^"?${name}"?$`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Our pages and the peers', each with the words a reader looks for: the description's first sentence, the first field. */
function targets(): Target[] {
  const { operations } = openApiFiles(projectDir, brand).facts(API_FILE);
  const operation = operations.find(({ id }) => id === OPERATION.id);
  const [field] = operation?.request ?? [];
  const [sentence] = operation?.description.split(/(?<=\.)\s/) ?? [];
  const [first] = operations;
  if (!field || !sentence || !first) throw new Error(`${API_FILE}: no operation ${OPERATION.id} with words and fields`);
  const words = [literal(sentence), fieldPattern(field.name)];
  const ours = `${brand.basePath}docs/api`;
  return [
    { name: 'This site, operation page', address: `${ours}${OPERATION.path}/`, words },
    { name: 'This site, landing', address: `${ours}/`, words: [`^${literal(first.path)}$`] },
    ...PEERS.map((peer) => ({
      name: `${peer.name} ${versionOf(peer.package)}`,
      address: peerAddress(peer),
      words,
    })),
  ];
}

/** Milliseconds that the first run stays on a page: some send their telemetry only after a while. */
const LINGER = 8000;

/** Runs in turns, so that a machine that gets slower slows all targets down alike. */
async function measureAll(browser: Browser, server: StaticServer, runs: number): Promise<Result[]> {
  const all = PROFILES.flatMap((profile) =>
    targets().map((target) => ({ target, profile, measured: [] as Measured[], foreign: new Set<string>() })),
  );
  for (let run = 0; run <= runs; run++) {
    for (const { target, profile, measured, foreign } of all) {
      // The first run fills the server's cache of compressed files and watches out for third parties; its times do not count.
      const once = await measureOnce(browser, server, target, profile, run === 0 ? LINGER : 0);
      once.foreign.forEach((host) => foreign.add(host));
      if (run > 0) measured.push(once);
    }
    console.log(run === 0 ? 'warmed up' : `run ${run} of ${runs}`);
  }
  return all.map(({ target, profile, measured, foreign }) => ({
    target,
    profile,
    readable: median(measured.map(({ readable }) => readable)),
    bytes: median(measured.map(({ bytes }) => bytes)),
    prefetched: median(measured.map(({ prefetched }) => prefetched)),
    requests: median(measured.map(({ requests }) => requests)),
    blocking: median(measured.map(({ blocking }) => blocking)),
    foreign: [...foreign].sort(),
  }));
}

const COLUMNS: Column<Result>[] = [
  { title: 'Reference', cell: ({ target }) => target.name },
  { title: 'Readable after (s)', cell: ({ readable }) => (readable / 1000).toFixed(2), align: 'right' },
  { title: 'Bytes (KB)', cell: ({ bytes }) => (bytes / 1000).toFixed(0), align: 'right' },
  { title: 'read ahead (KB)', cell: ({ prefetched }) => (prefetched / 1000).toFixed(0), align: 'right' },
  { title: 'Requests', cell: ({ requests }) => String(requests), align: 'right' },
  { title: 'Blocked (ms)', cell: ({ blocking }) => blocking.toFixed(0), align: 'right' },
  { title: 'Third parties asked', cell: ({ foreign }) => foreign.join(', ') || 'none' },
];

main(async () => {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, site: { type: 'string', default: 'build' } },
  });
  await installPeers();
  const before = machineLoad();
  const yaml = openApiFiles(projectDir, brand).brandedText(API_FILE);
  const server = await staticServer({
    folders: servedFolders(projectDir, path.resolve(projectDir, values.site)),
    pages: { ...peerPages(), [SPEC.yaml]: yaml, [SPEC.json]: JSON.stringify(parse(yaml)) },
  });
  const browser = await measuringChromium();
  const runs = values.quick ? 3 : 5;
  const results = await measureAll(browser, server, runs).finally(async () => {
    await browser.close();
    await server.close();
  });
  for (const profile of PROFILES) {
    console.log(`\n${profile.name}: ${profile.words}, median of ${runs}\n`);
    const rows = results.filter((result) => result.profile === profile);
    console.log(markdownTable(rows, COLUMNS));
  }
  console.log(`\n${loadWords(before)}`);
});
