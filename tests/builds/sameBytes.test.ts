import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectFiles } from '../../scripts/lib/run';
import { CARD_CACHE } from '../../plugins/pages/social-cards/cardCache';
import { builtFiles } from '../support/builtSite';
import { copySite, type SiteCopy } from '../support/siteCopy';

const sites = [copySite('same-bytes'), copySite('same-bytes-in/a/deeper/folder')] as const;
const [first, second] = sites;

/** Output and caches of a build besides `build/`. */
const CACHES = ['.docusaurus', 'generated', 'node_modules/.cache', CARD_CACHE];

/** Writes what writers edit as an editor on Windows does. */
function useWindowsLineEndings(site: SiteCopy): void {
  for (const file of projectFiles().filter((name) => /^(?!static).+\.(?:mdx?|ya?ml|json|svg)$/.test(name)))
    writeFileSync(path.join(site.dir, file), site.read(file).replaceAll('\n', '\r\n'));
}

async function build(site: SiteCopy): Promise<void> {
  for (const folder of CACHES) rmSync(path.join(site.dir, folder), { recursive: true, force: true });
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  await build(first);
  useWindowsLineEndings(second);
  await build(second);
}, 900_000);

afterAll(() => sites.forEach((site) => site.remove()));

describe('two builds of one commit in folders of different depth, without caches, the second with the line endings of Windows,', () => {
  const [one, other] = sites.map(({ dir }) => path.join(dir, 'build')) as [string, string];

  it('have the same files', () => {
    expect(builtFiles(other)).toEqual(builtFiles(one));
  });

  it('have the same content in each file', () => {
    const files = builtFiles(one);
    expect(files).not.toEqual([]);
    const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
    expect(files.filter((file) => !read(one, file).equals(read(other, file)))).toEqual([]);
  });
});
