import { afterAll, beforeAll, expect } from 'vitest';

import { copySite } from '../support/siteCopy';
import { addPagesWithFrontMatter, testFrontMatter } from './writtenPages/frontMatter';
import { addGallery, testGallery } from './writtenPages/gallery';
import { addHostileTexts, testHostileTexts } from './writtenPages/hostileTexts';
import { addMixedDocument, testMixedDocument } from './writtenPages/mixedDocument';
import { addNewPages, testNewPages } from './writtenPages/newPages';
import { addUnusualPages, testUnusualPages } from './writtenPages/unusual';

// One build for all, because a build takes long.
const site = copySite('written-pages');

beforeAll(async () => {
  addPagesWithFrontMatter(site);
  addGallery(site);
  addUnusualPages(site);
  addHostileTexts(site);
  addMixedDocument(site);
  await addNewPages(site);
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

testFrontMatter(site);
testGallery(site);
testNewPages(site);
testUnusualPages(site);
testHostileTexts(site);
testMixedDocument(site);
