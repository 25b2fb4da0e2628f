import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, type TagMetadata } from '@docusaurus/utils';

import {
  docsFolder,
  projectPath,
  throwErrors,
  unusableSigns,
  versionOfFile,
  type BuildErrorDetails,
} from '@api-docs/kit/node';
import { markdownRule } from '@api-docs/kit/plugin';

import { writeImportQuery } from './headings/importQuery';

/** What Docusaurus knows of a page with tags. Its source starts with `@site/`. */
type TaggedPage = { source: string; tags: readonly Pick<TagMetadata, 'label' | 'permalink'>[] };

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
        remedy:
          'give the tag a path: `permalink` in tags.yml, or for example { label: "C++", permalink: "/c-plus-plus" } in `tags`',
      });
    }
  }
  return errors;
}

/** Checks the tags of all docs versions and of the blog. Throws with all tags without a page of their own. */
function checkTags(allContent: AllContent): void {
  const contents = (name: string) => Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {});
  const versions = (contents('docs') as LoadedContent[]).flatMap(({ loadedVersions }) => loadedVersions);
  const blogs = contents('blog') as BlogContent[];
  throwErrors([
    ...versions.flatMap(({ docs, tagsPath }) => tagErrors(docs, tagsPath)),
    ...blogs.flatMap((blog) =>
      tagErrors(
        blog.blogPosts.map(({ metadata }) => metadata),
        blog.blogTagsListPath,
      ),
    ),
  ]);
}

/** Returns the files of the figures on a page, relative to the project. `npm start` compiles it again when one changes. */
function figuresOf(source: string, page: string): string[] {
  const folder = path.posix.join(docsFolder(versionOfFile(page)), '_figures');
  const names = [...source.matchAll(/<Figure\s+name="([^"]+)"/g)].map(([, name = '']) => name);
  return names.flatMap((name) => [`${folder}/${name}.svg`, `${folder}/${name}.narrow.svg`]);
}

/**
 * Docusaurus plugin that checks the tags of all pages, and tells plugins by which query a page or a list of posts imports a file.
 */
export default function contentFiles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'content-files',
    allContentLoaded: async ({ allContent }) => checkTags(allContent),
    configureWebpack: () => ({
      module: {
        rules: [
          markdownRule((source, file) => writeImportQuery(source, file.resourceQuery), /./),
          markdownRule((source, file) => {
            for (const figure of figuresOf(source, projectPath(siteDir, file.resourcePath))) {
              file.addDependency(path.join(siteDir, figure));
            }
            return source;
          }),
        ],
      },
    }),
  };
}
