import { describe, expect, it } from 'vitest';

import { versionPath } from '@api-docs/kit/versions/docsVersions';
import { markdownPath } from '@api-docs/kit/urls/markdownPath';

import { builtText, siteUrl } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';
import { COMPARISON, DESIGNED_KINDS } from '../../support/pages';
import { LATEST, V3_FOLDER } from '../../support/specifiedRoutes';

const server = mcpServer();

const { from: FROM, to: TO } = COMPARISON;

describe('differences', () => {
  const versions = { from: FROM, to: TO };

  it('returns the comparison of a page', async () => {
    const comparison = builtText(markdownPath(DESIGNED_KINDS.comparison.slice(1)));
    for (const version of [FROM, TO]) {
      const page = versionPath(version, LATEST) + COMPARISON.page;
      expect(await server.call('differences', { ...versions, page })).toBe(comparison);
    }
    expect(await server.call('differences', versions)).toContain(siteUrl + DESIGNED_KINDS.comparison.slice(1));
  });

  // Later versions may have the same operations and pages.
  it.skipIf(FROM !== 'v3.3.0')('returns the changes of an operation, and an overview', async () => {
    const change = '- `/safety/v3/summarization`: soon to be deprecated';
    expect(await server.call('differences', { ...versions, operation: 'summarization' })).toContain(change);
    const overview = await server.call('differences', versions);
    expect(overview).toContain(change);
    // The legacy metrics have a folder of their own since then.
    expect(overview).toContain(`- ${siteUrl}${versionPath(TO, LATEST)}${V3_FOLDER}/pii/\n`);
  });
});
