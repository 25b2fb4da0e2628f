import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { comparisonCache, type SiteComparisons } from '../../../../plugins/versions/comparisons/siteComparisons';
import { createProject, type TestProject } from './fixtures';

const OLD = 'Send the text now.';
const NEW = 'Send the text later.';

let project: TestProject;

beforeEach(() => {
  project = createProject();
  project.writePage('tone.mdx', OLD, OLD, OLD);
});

afterEach(() => project.remove());

function firstPair({ pairs }: SiteComparisons) {
  const [pair] = pairs;
  if (!pair) throw new Error('there is no pair of pages');
  return pair;
}

describe('comparisonCache', () => {
  it('creates the comparisons once, and again after a reset', () => {
    const comparisons = comparisonCache(project.sources);
    const site = comparisons.site();
    expect(comparisons.site()).toBe(site);
    expect(site.countsOf(firstPair(site)).passages).toBe(0);
    project.writePage('tone.mdx', OLD, NEW, NEW);
    comparisons.reset();
    const newSite = comparisons.site();
    expect(newSite.countsOf(firstPair(newSite)).passages).toBe(1);
  });
});

describe('siteComparisons', () => {
  it('reads a page once, even if the trees are cleared', () => {
    const site = comparisonCache(project.sources).site();
    const pair = firstPair(site);
    const before = site.read(pair.newer);
    expect(site.countsOf(pair).passages).toBe(0);
    site.clearTrees();
    project.writePage('tone.mdx', OLD, NEW, NEW);
    expect(site.read(pair.newer)).toBe(before);
    expect(site.compare(pair).counts.passages).toBe(0);
  });
});
