import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { stringify } from 'yaml';

import { mustRun, projectDir } from '../../scripts/run';
import { relink, type ContentPage } from './content';
import { WORK_FOLDER, type Peer } from './peer';
import { peerVersion } from './peerVersion';

/** Nothing is told to anybody while a peer is built, and nothing is asked. */
const SILENT = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: 'true' };

/** Notes in a work folder of what it was installed from and built from. */
const NOTES = { installed: 'installed.sha256', built: 'built.sha256' } as const;

const LOCK = 'package-lock.json';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function noted(work: string, note: keyof typeof NOTES): string {
  const file = path.join(work, NOTES[note]);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Path in the work folder → text of every page and of what else the peer needs. */
function peerFiles(peer: Peer, pages: readonly ContentPage[]): Record<string, string> {
  const written = pages.map((page): [string, string] => {
    const { title, description, body, isFolder } = page;
    const file = isFolder ? path.posix.join(page.path, 'index.md') : `${page.path}.md`;
    const heading = peer.heading ? `# ${title}\n\n` : '';
    const text = `---\n${stringify({ title, description })}---\n\n${heading}${relink(body, pages, peer.link)}\n`;
    return [path.posix.join(peer.pages, file), text];
  });
  return { ...Object.fromEntries(written), ...peer.files?.(pages) };
}

function sources(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

/** Stock Docusaurus has none: it is built with the packages of this project. */
function hasLock(folder: string): boolean {
  return existsSync(path.join(folder, LOCK));
}

async function install(peer: Peer, work: string): Promise<void> {
  if (!hasLock(work)) return;
  const stamp = sha256(readFileSync(path.join(work, LOCK), 'utf8'));
  if (noted(work, 'installed') === stamp && existsSync(path.join(work, 'node_modules'))) return;
  console.log(`Installing ${peer.name} into ${path.relative(projectDir, work)}; this takes a minute, once.`);
  // Not `npm ci`: it refuses a lock file without the packages for other systems, which not every registry has.
  const command = ['npm', 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await mustRun(command, { cwd: work, capture: true });
  writeFileSync(path.join(work, NOTES.installed), stamp);
}

/**
 * Builds a peer's site of the pages, unless it was built of the same ones before.
 *
 * @returns absolute folder of its output
 * @throws with the output of the command that failed
 */
export async function buildPeer(peer: Peer, pages: readonly ContentPage[]): Promise<string> {
  const folder = path.join(__dirname, peer.folder);
  const work = path.join(WORK_FOLDER, peer.folder);
  const output = path.join(work, peer.output);
  const files = peerFiles(peer, pages);
  const stamp = sha256(JSON.stringify([sources(folder), files, hasLock(folder) ? '' : peerVersion(peer)]));
  if (noted(work, 'built') === stamp && existsSync(output)) return output;
  console.log(`Building ${pages.length} pages with ${peer.name}; they are kept until they change.`);
  cpSync(folder, work, { recursive: true });
  await install(peer, work);
  for (const left of [NOTES.built, peer.pages, peer.output]) {
    rmSync(path.join(work, left), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(work, file)), { recursive: true });
    writeFileSync(path.join(work, file), text);
  }
  for (const command of peer.build) {
    await mustRun(['nice', '-n', '10', ...command], { cwd: work, env: SILENT, capture: true });
  }
  writeFileSync(path.join(work, NOTES.built), stamp);
  return output;
}
