import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CARD_CACHE } from '../../plugins/social-cards';
import { projectDir } from '../../scripts/run';
import { BILL_OF_MATERIALS } from '../../scripts/supplyChain/billOfMaterials';
import { buildDir, builtFiles } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

const site = copySite('same-bytes');
const otherBuild = path.join(site.dir, 'build');

beforeAll(async () => {
  // Cards are drawn again, too.
  rmSync(path.join(site.dir, CARD_CACHE), { recursive: true, force: true });
  const { code, output } = await site.script('scripts/build.ts');
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

describe('the same sources, built in another folder from nothing', () => {
  it('give the same files', () => {
    expect(builtFiles(otherBuild)).toEqual(builtFiles());
  });

  it('give the same bytes in each: pages, scripts, search indexes, twins, cards, headers', () => {
    const files = builtFiles();
    expect(files.length).toBeGreaterThan(500);
    const different = files.filter(
      (file) => !readFileSync(path.join(buildDir, file)).equals(readFileSync(path.join(otherBuild, file))),
    );
    expect(different).toEqual([]);
  });

  it('give the same bill of materials', () => {
    const [here, there] = [projectDir, site.dir].map((dir) => readFileSync(path.join(dir, BILL_OF_MATERIALS), 'utf8'));
    expect(there).toBe(here);
  });
});
