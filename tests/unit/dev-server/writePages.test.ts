import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { ApiFiles } from '../../../plugins/api/facts/apiFiles';
import { LANDING_SOURCE } from '../../../plugins/api/reference';
import type { Operation } from '../../../plugins/api/facts/types';
import { writePages } from '../../../plugins/dev-server/writePages';
import { tempFolder } from '../../support/tempFolder';
import { minimalFacts, operation } from '../api/fixtures';

const filesWith = (...operations: Operation[]) =>
  ({
    facts: () => minimalFacts(operations),
    versions: () => [],
    retired: () => [],
    successors: () => ({ operations: {}, bodies: {} }),
  }) as unknown as ApiFiles;

const tone = operation('/v2/tone', { id: 'tone' });
const pii = operation('/v2/pii', { id: 'pii' });

function project(): { dir: string; pages: string } {
  const dir = tempFolder({ [LANDING_SOURCE]: 'The landing page.', 'generated/api/old.api.mdx': 'An old page.' });
  return { dir, pages: path.join(dir, 'generated/api') };
}

describe('writePages', () => {
  it('writes a page for each operation and the landing page, and deletes all others', () => {
    const { dir, pages } = project();
    writePages(dir, filesWith(tone, pii), 'acme');
    expect(readdirSync(pages).sort()).toEqual(['overview.info.mdx', 'pii.api.mdx', 'tone.api.mdx']);
    expect(readFileSync(path.join(pages, 'tone.api.mdx'), 'utf8')).toContain('slug: /v2/tone');
  });

  it('writes only pages that changed', () => {
    const { dir, pages } = project();
    writePages(dir, filesWith(tone, pii), 'acme');
    for (const name of readdirSync(pages)) utimesSync(path.join(pages, name), 1, 1);
    writePages(dir, filesWith({ ...tone, description: 'Another text.' }, pii), 'acme');
    const written = readdirSync(pages).filter((name) => statSync(path.join(pages, name)).mtimeMs > 1000);
    expect(written).toEqual(['tone.api.mdx']);
  });

  it('keeps the pages if the OpenAPI file is invalid', () => {
    const { dir, pages } = project();
    writePages(dir, filesWith(tone), 'acme');
    const invalid = {
      facts: () => {
        throw new Error('invalid');
      },
    } as unknown as ApiFiles;
    expect(() => writePages(dir, invalid, 'acme')).toThrow('invalid');
    expect(readdirSync(pages)).toContain('tone.api.mdx');
  });
});
