import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, type TagMetadata } from '@docusaurus/utils';

import { throwErrors, type BuildErrorDetails } from '@api-docs/kit/buildError';
import { unusableSigns } from '@api-docs/kit/paths';

/** A page with tags, as Docusaurus has read it. */
interface TaggedPage {
  /** With the alias of the project: `@site/docs/intro.mdx`. */
  source: string;
  tags: readonly Pick<TagMetadata, 'label' | 'permalink'>[];
}

const REMEDY =
  'give the tag a path: `permalink` in tags.yml, or for example { label: "C++", permalink: "/c-plus-plus" } in `tags`';

/** Spellings that Docusaurus means to be one tag: `Git Hub`, `git-hub`, `GitHub`. */
const spelling = (label: string): string => label.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Lists the tags without a page of their own, such as `C` and `C++`, whose pages Docusaurus gives one path. */
export function tagErrors(pages: readonly TaggedPage[], listPath: string): BuildErrorDetails[] {
  const labels = new Map<string, string>();
  const errors: BuildErrorDetails[] = [];
  for (const { source, tags } of pages) {
    for (const { label, permalink } of tags) {
      const other = labels.get(permalink) ?? label;
      labels.set(permalink, other);
      const isEmpty = permalink.replace(/\/$/, '') === listPath.replace(/\/$/, '');
      if (!isEmpty && unusableSigns(permalink).length === 0 && spelling(label) === spelling(other)) continue;
      errors.push({
        file: aliasedSitePathToRelativePath(source),
        problem:
          label === other ? `the tag "${label}" has no path` : `the tags "${label}" and "${other}" have one path`,
        expected: 'a path of letters, numbers and hyphens that no other tag has',
        found: permalink,
        remedy: REMEDY,
      });
    }
  }
  return errors;
}

/** Checks the tags of all docs versions and of the blog. Throws with all tags without a page of their own. */
export function checkTags(allContent: AllContent): void {
  const contents = (name: string) => Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {});
  const versions = (contents('docs') as LoadedContent[]).flatMap(({ loadedVersions }) => loadedVersions);
  const blogs = contents('blog') as BlogContent[];
  const pageOf = ({ metadata }: BlogContent['blogPosts'][number]): TaggedPage => metadata;
  throwErrors([
    ...versions.flatMap(({ docs, tagsPath }) => tagErrors(docs, tagsPath)),
    ...blogs.flatMap(({ blogPosts, blogTagsListPath }) => tagErrors(blogPosts.map(pageOf), blogTagsListPath)),
  ]);
}
