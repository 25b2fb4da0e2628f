import type { MarkdownConfig } from '@docusaurus/types';

import type { PageChange } from '../../shared/pageChange';
import { brandedSlug } from '../brand/brandedSlug';
import { replaceTokens, replaceTokensDeep, type BrandValues } from '../brand/replaceTokens';
import { projectPath } from '../projectPath';
import { createAddressBook } from './addressBook';
import { checkFrontMatter } from './checkFrontMatter';
import { checkTags } from './checkTags';
import { pagePlace } from './pageKind';
import { parseHead } from './parseHead';
import { readTags } from './readTags';

interface HookOptions {
  siteDir: string;
  brand: BrandValues & { slug: string };
  /** Says what became of a docs page since other versions, given its path relative to the project. */
  changesOf: (file: string) => PageChange[];
}

/**
 * Makes the two Markdown hooks of Docusaurus: both fill in brand tokens, the second also checks front matter and gives
 * docs pages their branded address.
 *
 * @param options the project's folder (absolute), the brand, and what is known of changes
 * @returns the `preprocessor` and `parseFrontMatter` entries of the `markdown` configuration
 */
export function markdownHooks({
  siteDir,
  brand,
  changesOf,
}: HookOptions): Required<Pick<MarkdownConfig, 'parseFrontMatter'>> & Pick<MarkdownConfig, 'preprocessor'> {
  const addresses = createAddressBook();
  return {
    preprocessor: ({ filePath, fileContent }) => replaceTokens(fileContent, projectPath(siteDir, filePath), brand),

    async parseFrontMatter(params) {
      const file = projectPath(siteDir, params.filePath);
      // Checks the tokens of the whole file, so that a message names the line of the file and not of the text below.
      replaceTokens(params.fileContent, file, brand);
      const parsed = await parseHead(params, file);
      const frontMatter = replaceTokensDeep(parsed.frontMatter, file, brand);
      const content = replaceTokens(parsed.content, file, brand);
      const place = pagePlace(file);
      if (!place) return { frontMatter, content };
      checkFrontMatter(place.kind, frontMatter, file, params.fileContent);
      if (place.kind === 'post') checkTags(frontMatter.tags as string[], readTags(siteDir), file);
      if (place.version) {
        frontMatter.slug ??= brandedSlug(place.pathInside, brand.slug);
      }
      // After the check: the folder tells it, and no writer types it.
      if (place.deprecated) frontMatter.deprecated = true;
      const changes = place.version === undefined ? [] : changesOf(file);
      if (changes.length > 0) frontMatter.changes = changes;
      addresses.claim(file, params.filePath, `${place.version ?? place.kind}:${frontMatter.slug ?? place.pathInside}`);
      return { frontMatter, content };
    },
  };
}
