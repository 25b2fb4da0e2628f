import type { PageReader } from '@api-docs/kit/buildSteps';

import type { ReadPage } from '../lib/site';

/** What this site reads of each finished page. */
export const pageReader: PageReader = {
  gives: 'contents',
  start:
    async () =>
    (parsed): ReadPage => ({ documentTitle: parsed.documentTitle, isUnlisted: parsed.isUnlisted }),
};
