import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { addGeneratedOperations } from '../../../bench/builds/generatedOperations';
import { growthError, secondsPerAddedPage } from '../../../bench/builds/growth';
import { endedChildrenSeconds, residentMegabytes } from '../../../bench/builds/measureBuild';
import { addOperations, addVersions } from '../../../bench/builds/sizedSite';
import { brand } from '../../../brand.config';
import released from '../../../versions.json';
import { API_FILE, openApiFiles } from '../../../plugins/api/facts/apiFiles';
import { fieldRows } from '../../../plugins/api/facts/readFields';
import { projectDir, run } from '../../../scripts/lib/run';

const cost = (pages: number, processorSeconds: number) => ({
  pages,
  processorSeconds,
  seconds: 1,
  megabytes: 1,
  comparisons: 0,
});

describe('growth', () => {
  it.each([
    ['linear', [cost(100, 20), cost(300, 60)], false],
    ['linear with a constant share', [cost(100, 40), cost(300, 80)], false],
    ['one and a half times as much per page', [cost(100, 20), cost(300, 90)], false],
    ['quadratic', [cost(100, 20), cost(200, 50), cost(300, 180)], true],
    ['unknown', [], false],
  ])('%s', (_title, series, isTooMuch) => {
    expect(growthError(series, 'the number of versions') !== undefined).toBe(isTooMuch);
  });

  it('is reported with the factor and the numbers of pages', () => {
    const message = growthError([cost(100, 20), cost(300, 180)], 'the number of versions')?.message;
    for (const part of ['the number of versions', '300', '3.00 times', '100']) expect(message).toContain(part);
  });

  it('is also computed per added page', () => {
    expect(secondsPerAddedPage(cost(100, 40), cost(300, 80))).toBe(0.2);
    expect(secondsPerAddedPage(cost(100, 40), cost(100, 40))).toBeUndefined();
  });
});

it('reads memory and processor time of processes', async () => {
  expect(residentMegabytes(process.pid)).toBeGreaterThan(20);
  const before = endedChildrenSeconds();
  await run([process.execPath, '-e', 'const end = performance.now() + 150; while (performance.now() < end);']);
  expect(endedChildrenSeconds()).toBeGreaterThan(before);
});

describe('a copy of the site', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'growth-'));
    mkdirSync(path.join(dir, 'plugins/api/reference'), { recursive: true });
    const parts = ['docs', 'openapi', 'versions.json', 'versioned_docs', 'versioned_sidebars'];
    for (const file of [...parts, 'plugins/api/reference/metricPage.ts'])
      cpSync(path.join(projectDir, file), path.join(dir, file), { recursive: true });
  });

  afterEach(() => rmSync(dir, { recursive: true }));

  it('gets more versions after its own, each with pages, sidebar and OpenAPI file', () => {
    addVersions(dir, 5); // next included
    const versions = JSON.parse(readFileSync(path.join(dir, 'versions.json'), 'utf8')) as string[];
    expect(versions).toHaveLength(4);
    expect(versions.slice(0, released.length)).toEqual(released);
    for (const version of versions) {
      expect(existsSync(path.join(dir, `versioned_docs/version-${version}/intro.mdx`))).toBe(true);
      expect(existsSync(path.join(dir, `versioned_sidebars/version-${version}-sidebars.json`))).toBe(true);
      expect(existsSync(path.join(dir, `openapi/versions/${version}.yaml`))).toBe(true);
    }
  });

  it('gets more operations, each with its own path and id, and legacy ones with a successor', () => {
    const before = openApiFiles(projectDir, brand).facts(API_FILE).operations;
    addOperations(dir, before.length + 40);
    const files = openApiFiles(dir, brand);
    const { operations } = files.facts(API_FILE);
    expect(operations.slice(0, before.length)).toEqual(before);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(before.length + 40);
    const deprecated = operations.filter((operation) => operation.deprecated).map((operation) => operation.path);
    expect(deprecated.filter((address) => !(address in files.successors().operations))).toEqual([]);
  });

  it('gets generated operations with the given number of fields, the same ones each time', () => {
    const size = { operations: 20, fields: 40, tags: 3 };
    const before = openApiFiles(dir, brand).facts(API_FILE).operations;
    const generate = () => {
      cpSync(path.join(projectDir, API_FILE), path.join(dir, API_FILE));
      addGeneratedOperations(dir, size);
      return readFileSync(path.join(dir, API_FILE), 'utf8');
    };
    expect(generate()).toBe(generate());
    const { operations, tags } = openApiFiles(dir, brand).facts(API_FILE);
    expect(operations.slice(0, before.length)).toEqual(before);
    const added = operations.slice(before.length);
    expect(added).toHaveLength(size.operations);
    const rows = ({ request, reply }: (typeof added)[number]) => fieldRows([...request, ...reply], '').length;
    expect(new Set(added.map(rows))).toEqual(new Set([size.fields]));
    expect(new Set(added.map(({ tag }) => tag)).size).toBe(size.tags);
    expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining(added.map(({ tag }) => tag)));
  });
});
