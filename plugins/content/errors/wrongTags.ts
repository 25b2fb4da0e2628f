import path from 'node:path';

import { normalizeTags } from '@docusaurus/utils';
import { getTagsFile } from '@docusaurus/utils-validation';

import { splitDocsPath, versionPath, type BuildErrorDetails } from '@api-docs/kit/node';

import { tagErrors } from '../contentFiles';
import type { ReadFile } from './navigationErrors';

type Tags = Parameters<typeof normalizeTags>[0];

/** Returns the tags of a field that Docusaurus accepts; others are errors of their own. */
function validTags(tags: unknown): NonNullable<Tags['frontMatterTags']> {
  return (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => {
    if (typeof tag === 'string' || typeof tag === 'number') return String(tag);
    const { label, permalink } = (tag ?? {}) as { label?: unknown; permalink?: unknown };
    return typeof label === 'string' && typeof permalink === 'string' ? { label, permalink } : [];
  });
}

type TaggedFile = ReadFile & { frontMatter: { tags?: unknown } };

/** Reads the table of tags of a folder; null without one, or if it is invalid, which is an error of its own. */
async function readTags(folder: string): Promise<Tags['tagsFile']> {
  const contentPaths = { contentPath: folder, contentPathLocalized: folder };
  return getTagsFile({ tags: undefined, contentPaths }).catch(() => null);
}

/** Docusaurus makes a heading of the first sign of a tag, and a link to it: of an emoji half of the sign. */
const WITHOUT_HEADING = /^(?:#|[\u{10000}-\u{10ffff}])\s*/u;

function unlistableTag(label: string, file: string): BuildErrorDetails {
  const rest = label.replace(WITHOUT_HEADING, '');
  return {
    file,
    problem: 'the list of tags cannot have this tag, because of its first sign',
    expected: 'a tag that starts with a letter or a digit',
    found: label,
    remedy: rest === '' ? 'write a word' : `write "${rest}", or move the sign to its end`,
  };
}

/** Finds the tags in front matter whose pages would have the path of another one, or none. */
export async function wrongTags(
  pages: readonly TaggedFile[],
  { siteDir, folder, latest }: { siteDir: string; folder: string; latest: string | undefined },
): Promise<BuildErrorDetails[]> {
  const version = splitDocsPath(`${folder}/_`)?.version;
  const listPath = path.posix.join('/', version === undefined ? folder : versionPath(version, latest), 'tags');
  const tagsFile = await readTags(path.join(siteDir, folder));
  const tagged = pages.map(({ file, frontMatter }) => ({
    source: `@site/${file}`,
    tags: normalizeTags({
      options: { tags: undefined, onInlineTags: 'ignore' },
      source: file,
      frontMatterTags: validTags(frontMatter.tags),
      tagsBaseRoutePath: listPath,
      tagsFile,
    }),
  }));
  const lineOf = (file: string) => `${file}:${pages.find((one) => one.file === file)?.lineOf('tags') ?? 1}`;
  const unlistable = tagged.flatMap(({ source, tags }) =>
    tags
      .filter(({ label }) => WITHOUT_HEADING.test(label))
      .map(({ label }) => unlistableTag(label, lineOf(source.slice('@site/'.length)))),
  );
  const others = tagErrors(tagged, listPath).map(({ file, ...error }) => ({ ...error, file: lineOf(file) }));
  return [...unlistable, ...others];
}
