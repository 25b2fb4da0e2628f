import { describe, expect, it } from 'vitest';

import { openEngine } from '../../support/siteSearch';
import { buildDir } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';
import { readQueries } from '../../support/judgedQueries';
import { sampleOf } from '../../support/pages';
import { LATEST, VERSIONS } from '../../support/specifiedRoutes';

const server = mcpServer();

describe('search', () => {
  const queries = ['queries', 'heldOutQueries'].flatMap((name) => readQueries(`tests/search/${name}.json`));

  it.each(VERSIONS)('ranks judged queries as the search of the site does, in docs %s', async (version) => {
    const engine = openEngine(buildDir, version);
    const own = queries.filter((one) => one.version === version);
    for (const { query } of sampleOf(own, 12)) {
      const { hits } = engine.search({ query, area: '', limit: 10 });
      const expected = hits.map(({ page, anchor }) => `/${page}${anchor && `#${anchor}`}`);
      const text = await server.call('search', { query, version });
      const found = [...text.matchAll(/^\d+\. .* — (\/\S*)$/gm)].map(([, address]) => address);
      expect(found, query).toEqual(expected);
    }
  });

  it('reports corrections, unknown words and the number of hits', async () => {
    expect(await server.call('search', { query: 'faithfullness' })).toContain('Searched for faithfulness instead');
    expect(await server.call('search', { query: 'xqzvw' })).toBe(`No hits in docs ${LATEST}. No page has: xqzvw.`);
    expect(await server.call('search', { query: 'score', limit: 2 })).toMatch(/^2 of \d+ hits/);
  });
});
