import { describe, expect, it } from 'vitest';

import { NEXT } from '@api-docs/kit/versions/docsVersions';
import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';

import { apiVersionFile } from '../../../plugins/api/facts/apiFiles';
import { builtPage } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';
import { operationAt, readOperations } from '../../support/openApiDocument';

const server = mcpServer();

describe('sample', () => {
  it('returns the samples of the reference in every language', async () => {
    for (const operation of ['/metrics/v4alpha/faithfulness', '/safety/v3/pii']) {
      const { $ } = builtPage(`/docs/api${operation}/`);
      const blocks = $('[data-sample-example] pre').toArray();
      expect(blocks.length).toBeGreaterThanOrEqual(REFERENCE_LANGUAGES.length);
      for (const block of blocks) {
        const { 'data-sample-example': example, 'data-sample-language': language } =
          $(block).closest('[data-sample-example]').attr() ?? {};
        const text = await server.call('sample', { operation, language, example });
        expect(text, `${operation} ${example} ${language}`).toContain($(block).text().trim());
      }
    }
  });

  it('lists the other examples', async () => {
    const { request } = operationAt(readOperations(apiVersionFile(NEXT)), '/metrics/v4alpha/pii');
    const [first, second] = Object.keys(request?.examples ?? {});
    const text = await server.call('sample', { operation: 'pii', language: REFERENCE_LANGUAGES[0] });
    expect(text).toContain(`Other examples: \`${second ?? ''}\``);
    expect(text).not.toContain(`\`${first ?? ''}\` (`);
  });
});
