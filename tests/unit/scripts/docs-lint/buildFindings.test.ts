import { describe, expect, it } from 'vitest';

import { brand } from '../../../../brand.config';
import { openApiFiles } from '../../../../plugins/api/facts/apiFiles';
import { formatFinding } from '../../../../scripts/docs-lint/finding';
import { buildFindings } from '../../../../scripts/docs-lint/buildFindings';
import { readPage } from '../../../../scripts/docs-lint/prose/page';
import { projectDir } from '../../../../scripts/lib/run';

const FRONT_MATTER = `---
title: Tone
description: Says in one or two plain sentences what a reader of this page can do afterwards.
sidebar_position: 1
---
`;

function found(text: string, file = 'docs/tone.mdx'): string[] {
  const sources = { siteDir: projectDir, brand, files: openApiFiles(projectDir, brand) };
  return buildFindings(readPage(file, text), sources).map(formatFinding);
}

describe('buildFindings', () => {
  it('are empty for a page that the build accepts', () => {
    expect(found(`${FRONT_MATTER}\nBy %brand.provider%.\n\n<ApiSample operation="tone" />\n`)).toEqual([]);
  });

  it('contain only an unknown token, if there is one', () => {
    const findings = found(`${FRONT_MATTER.replace('title', 'titel')}\nBy %brand.provder%.\n`);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(
      /^docs\/tone\.mdx:7 brand-token\n {2}found: {4}%brand\.provder% \(unknown brand token\)/,
    );
    expect(findings[0]).toMatch(/\n {2}remedy: {3}write %brand\.provider%$/);
  });

  it('contain invalid front matter and an unknown operation, with their lines', () => {
    const findings = found(
      `${FRONT_MATTER.replace('sidebar_position', 'sidebar_postion')}\nText.\n\n<ApiSample operation="tune" />\n`,
    );
    expect(findings.map((finding) => finding.split('\n')[0])).toEqual([
      'docs/tone.mdx:4 front-matter',
      'docs/tone.mdx:9 api-fact',
    ]);
  });

  it.each([
    ['that do not exist', '<PageChanges from="v0.0.1" />', /found: .*v0\.0\.1/],
    ['in a misspelled attribute', '<PageChanges form="v3.4.0" />', /remedy: .*"from"/],
    ['in an expression', '<PageChanges from={"v3.4.0"} />', /remedy: .*from="…"/],
  ])('contain versions to compare %s', (_what, component, message) => {
    const [finding = ''] = found(`${FRONT_MATTER}\nText.\n\n${component}\n`);
    expect(finding).toMatch(/^docs\/tone\.mdx:9 versions/);
    expect(finding).toMatch(message);
  });

  it('are empty for versions that the site compares', () => {
    expect(found(`${FRONT_MATTER}\nText.\n\n<PageChanges from="v3.4.0" />\n`)).toEqual([]);
  });

  it('refer to the OpenAPI file of the page version', () => {
    const page = `${FRONT_MATTER}\nText.\n\n<ApiSample operation="/metrics/v4alpha/tone" />\n`;
    const [finding = ''] = found(page, 'versioned_docs/version-v3.3.0/tone.mdx');
    expect(finding).toContain('an operation of openapi/versions/v3.3.0.yaml');
  });
});
