import { describe, expect, it } from 'vitest';

import { brand } from '../../../brand.config';
import { openApiFiles } from '../../../plugins/api-facts/apiFiles';
import { describeFinding } from '../../../scripts/gates/describeFinding';
import { buildFindings } from '../../../scripts/pages/buildFindings';
import { readPage } from '../../../scripts/prose/page';
import { projectDir } from '../../../scripts/run';

const FRONT_MATTER = `---
title: Tone
description: Says in one or two plain sentences what a reader of this page can do afterwards.
sidebar_position: 1
---
`;

function found(text: string, file = 'docs/tone.mdx'): string[] {
  const sources = { siteDir: projectDir, brand, files: openApiFiles(projectDir, brand) };
  return buildFindings(readPage(file, text), sources).map(describeFinding);
}

describe('buildFindings', () => {
  it('accept a page that the build accepts', () => {
    expect(found(`${FRONT_MATTER}\nBy %brand.provider%.\n\n<ApiSample operation="tone" />\n`)).toEqual([]);
  });

  it('see an unknown token, and nothing else until it is mended', () => {
    const findings = found(`${FRONT_MATTER.replace('title', 'titel')}\nBy %brand.provder%.\n`);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(
      /^docs\/tone\.mdx:7 brand-token\n {2}found: {4}%brand\.provder% \(unknown brand token\)/,
    );
    expect(findings[0]).toMatch(/\n {2}remedy: {3}write %brand\.provider%$/);
  });

  it('see wrong front matter and an unknown operation, each with its line', () => {
    const findings = found(
      `${FRONT_MATTER.replace('sidebar_position', 'sidebar_postion')}\nText.\n\n<ApiSample operation="tune" />\n`,
    );
    expect(findings.map((finding) => finding.split('\n')[0])).toEqual([
      'docs/tone.mdx:4 front-matter',
      'docs/tone.mdx:9 api-fact',
    ]);
  });

  it.each([
    ['that do not exist', '<PageChanges from="v0.0.1" />', /from="v0\.0\.1" to="next".*does not compare/],
    ['by a misspelled attribute', '<PageChanges form="v3.4.0" />', /form .*does not know[\s\S]*write "from"/],
    ['by code', '<PageChanges from={"v3.4.0"} />', /write the value as text: from="…"/],
  ])('see versions to compare %s, with the line', (_what, component, message) => {
    const [finding = ''] = found(`${FRONT_MATTER}\nText.\n\n${component}\n`);
    expect(finding).toMatch(/^docs\/tone\.mdx:9 versions/);
    expect(finding).toMatch(message);
  });

  it('accept versions that the site compares', () => {
    expect(found(`${FRONT_MATTER}\nText.\n\n<PageChanges from="v3.4.0" />\n`)).toEqual([]);
  });

  it('take the facts from the version of the page', () => {
    const page = `${FRONT_MATTER}\nText.\n\n<ApiSample operation="/metrics/v4alpha/tone" />\n`;
    const [finding = ''] = found(page, 'versioned_docs/version-v3.3.0/tone.mdx');
    expect(finding).toContain('an operation of openapi/versions/v3.3.0.yaml');
  });
});
