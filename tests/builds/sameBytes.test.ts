import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectFiles } from '../../scripts/lib/run';
import { CARD_CACHE } from '../../plugins/pages/social-cards/writeCards';
import { builtFiles } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

const site = copySite('same-bytes');
const inSite = (file: string) => path.join(site.dir, file);

/** Output and caches of a build besides `build/`. */
const CACHES = ['.docusaurus', 'generated', 'node_modules/.cache', CARD_CACHE];

/** Writes what writers edit as an editor on Windows does. */
function useWindowsLineEndings(): void {
  for (const file of projectFiles().filter((name) => /^(?!static).+\.(?:mdx?|ya?ml|json|svg)$/.test(name)))
    writeFileSync(inSite(file), site.read(file).replaceAll('\n', '\r\n'));
}

async function build(): Promise<void> {
  for (const folder of CACHES) rmSync(inSite(folder), { recursive: true, force: true });
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  await build();
  renameSync(inSite('build'), inSite('first-build'));
  useWindowsLineEndings();
  await build();
}, 900_000);

afterAll(() => site.remove());

describe('two builds of one commit in the same folder, without caches, the second with the line endings of Windows,', () => {
  it('have the same files', () => {
    expect(builtFiles(inSite('build'))).toEqual(builtFiles(inSite('first-build')));
  });

  it('have the same content in each file', () => {
    const files = builtFiles(inSite('build'));
    expect(files).not.toEqual([]);
    const read = (folder: string, file: string) => readFileSync(path.join(inSite(folder), file));
    expect(files.filter((file) => !read('build', file).equals(read('first-build', file)))).toEqual([]);
  });
});
