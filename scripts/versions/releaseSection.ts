import { buildError } from '@api-docs/kit/buildError';

/** The change-log of the next version. */
export const CHANGE_LOG = 'docs/change-log.mdx';

/** The section for changes that are not released. */
const UNRELEASED = '## Unreleased';

/** Sentence for an empty section. Example: `There are none so far: apart from this section, these pages …`. */
const NONE_SO_FAR = / ?There are none so far[^.]*\./;

/** First sentence of a new section for changes that are not released. */
const NOT_RELEASED = 'Changes that are not released yet are listed here.';

/** A list that the build computes. Without `to`, it compares with the version of the page. */
const COMPUTED = /<(?:PageChanges|ApiChanges)\b(?![^>]*\bto=)[^>]*?(?=\s*\/>)/g;

function emptySection(version: string): string {
  return `${UNRELEASED}

${NOT_RELEASED} There are none so far: apart from this section and the banner, these pages say the same as the latest docs.

### Pages

This list is computed from the pages of the two versions. The link behind each page opens the comparison.

<PageChanges from="${version}" />

### Operations and fields

These lists are computed from the OpenAPI files of the two versions.

<ApiChanges from="${version}" />

`;
}

/**
 * Gives the section "Unreleased" of the change-log to a version. If its first paragraph says only that the changes are
 * not released, a sentence about the version replaces it. Throws if the section is missing or the version has one
 * already.
 *
 * @returns the change-log of the released version, without a section for changes that are not released, and that of the next
 *   one, with a new section
 */
export function releaseSection(source: string, version: string, latest: string | undefined) {
  const start = source.indexOf(`${UNRELEASED}\n`);
  const lines = source.split('\n');
  const taken = lines.indexOf(`## ${version}`);
  if (start < 0 || taken >= 0) {
    throw buildError({
      file: taken >= 0 ? `${CHANGE_LOG}:${taken + 1}` : CHANGE_LOG,
      problem:
        taken >= 0 ? `the change-log already has a section for ${version}` : 'the change-log has no section to release',
      expected: `the changes of ${version} below the heading "${UNRELEASED}"`,
      found: taken >= 0 ? `## ${version}` : (lines.find((line) => line.startsWith('## ')) ?? 'no heading'),
      remedy: `name the heading "${UNRELEASED}", commit, then cut ${version}`,
    });
  }
  const next = source.indexOf('\n## ', start + 1);
  const end = next < 0 ? source.length : next + 1;
  const [heading = '', opening = '', ...others] = source.slice(start, end).split('\n\n');
  const written = opening.replace(NOT_RELEASED, '').replace(NONE_SO_FAR, '').trim();
  const computed =
    latest === undefined ? 'It is the first version.' : `The lists below name each change since ${latest}.`;
  const released = [heading.replace(UNRELEASED, `## ${version}`), written || computed, ...others]
    .join('\n\n')
    .replace(COMPUTED, (element) => `${element} to="${version}"`);
  const [before, after] = [source.slice(0, start), released + source.slice(end)];
  return { frozen: before + after, next: before + emptySection(version) + after };
}
