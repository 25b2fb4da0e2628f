import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CARD_CACHE } from '../../plugins/social-cards';
import { BILL_OF_MATERIALS } from '../../scripts/supplyChain/billOfMaterials';
import { builtFiles } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

const site = copySite('same-bytes');
const inSite = (file: string) => path.join(site.dir, file);

/** What a build leaves behind, besides the site itself. */
const LEFTOVERS = ['.docusaurus', 'generated', 'node_modules/.cache', CARD_CACHE];

async function build(): Promise<string> {
  for (const folder of LEFTOVERS) rmSync(inSite(folder), { recursive: true, force: true });
  const { code, output } = await site.script('scripts/build.ts');
  expect(code, output).toBe(0);
  return readFileSync(inSite(BILL_OF_MATERIALS), 'utf8');
}

const bills: string[] = [];

beforeAll(async () => {
  bills.push(await build());
  renameSync(inSite('build'), inSite('first-build'));
  bills.push(await build());
});

afterAll(() => site.remove());

describe('two builds of one commit in the same folder, both from nothing', () => {
  it('give the same files', () => {
    expect(builtFiles(inSite('build'))).toEqual(builtFiles(inSite('first-build')));
  });

  it('give the same bytes in each: pages, scripts, search indexes, Markdown, cards, headers', () => {
    const files = builtFiles(inSite('build'));
    expect(files.length).toBeGreaterThan(500);
    const read = (folder: string, file: string) => readFileSync(path.join(inSite(folder), file));
    expect(files.filter((file) => !read('build', file).equals(read('first-build', file)))).toEqual([]);
  });

  it('give the same bill of materials', () => {
    expect(bills[1]).toBe(bills[0]);
  });
});
