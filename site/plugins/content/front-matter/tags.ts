import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, type TagMetadata } from '@docusaurus/utils';

import { collectErrors, throwErrors, type BuildErrorDetails } from '@api-docs/kit/buildError';
import { unusableSigns } from '@api-docs/kit/paths';

/** A page with tags, as Docusaurus has read it. */
export interface TaggedPage {
  /** With the alias of the project: `@site/docs/intro.mdx`. */
  source: string;
  tags: readonly Pick<TagMetadata, 'label' | 'permalink'>[];
}

const REMEDY =
  'give the tag a path: `permalink` in tags.yml, or for example { label: "C++", permalink: "/c-plus-plus" } in `tags`';

/** Spellings that Docusaurus means to be one tag: `Git Hub`, `git-hub`, `GitHub`. */
const spelling = (label: string): string => label.toLowerCase().replaceAll(/[\s_-]/g, '');

/**
 * Checks that each tag has a page of its own. Throws on tags such as `C` and `C++`, whose pages Docusaurus gives one
 * path.
 */
export function checkTagPaths(pages: readonly TaggedPage[], listPath: string): void {
  const labels = new Map<string, string>();
  const errors: BuildErrorDetails[] = [];
  for (const { source, tags } of pages) {
    const file = aliasedSitePathToRelativePath(source);
    for (const { label, permalink } of tags) {
      const other = labels.get(permalink) ?? label;
      labels.set(permalink, other);
      const isEmpty = permalink.replace(/\/$/, '') === listPath.replace(/\/$/, '');
      if (!isEmpty && unusableSigns(permalink).length === 0 && spelling(label) === spelling(other)) continue;
      errors.push({
        file,
        problem:
          label === other ? `the tag "${label}" has no path` : `the tags "${label}" and "${other}" have one path`,
        expected: 'a path of letters, numbers and hyphens that no other tag has',
        found: permalink,
        remedy: REMEDY,
      });
    }
  }
  throwErrors(errors);
}

/** Checks the tags of all docs versions and of the blog. */
export function checkTags(allContent: AllContent): void {
  const errors: BuildErrorDetails[] = [];
  const contents = (name: string) => Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {});
  for (const { loadedVersions } of contents('docs') as LoadedContent[]) {
    for (const { docs, tagsPath } of loadedVersions) collectErrors(errors, () => checkTagPaths(docs, tagsPath));
  }
  for (const { blogPosts, blogTagsListPath } of contents('blog') as BlogContent[]) {
    const pages = blogPosts.map(({ metadata }) => metadata);
    collectErrors(errors, () => checkTagPaths(pages, blogTagsListPath));
  }
  throwErrors(errors);
}
