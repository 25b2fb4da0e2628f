import type { LoadContext, Plugin } from '@docusaurus/types';

import { allVersions, docsFolder } from '../lib/docsVersions';
import type { SiteBase } from '../lib/site';
import { checkAuthors } from './front-matter/authorsFile';
import { checkCategories } from './front-matter/categoryFiles';
import { checkTags } from './front-matter/tagsFile';

/**
 * Docusaurus plugin that checks the files of categories, tags and authors, whose errors Docusaurus reports without their
 * names, or not at all. It does not wait for the disk, so its errors come before those of Docusaurus.
 */
export default function contentFiles({ siteDir }: LoadContext, { files }: Pick<SiteBase, 'files'>): Plugin {
  return {
    name: 'content-files',
    getPathsToWatch: () => ['{blog,docs,versioned_docs}/**/{_category_.json,tags.yml,authors.yml}'],
    loadContent() {
      const docsFolders = allVersions(files.versions()).map(docsFolder);
      for (const folder of docsFolders) checkCategories(siteDir, folder);
      for (const folder of ['blog', ...docsFolders]) checkTags(siteDir, folder);
      checkAuthors(siteDir);
    },
  };
}
