import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { markdownRule, type LoadedFile } from '@api-docs/kit/markdownRule';
import { projectPath } from '@api-docs/kit/paths';

import { fileOfPage, type ApiFiles } from '../apiFiles';
import { factComponents } from '../props/factComponents';

/** What the plugin takes. */
export interface ReferencePluginOptions {
  files: ApiFiles;
  /** Writes the changed pages of the reference during `docusaurus start`. Default: `writeReference`, in the same process. */
  generate?: () => Promise<void>;
}

/**
 * Docusaurus plugin with the theme of the reference. In `docusaurus start` it shows changed API facts: the bundler compiles the
 * pages with facts again, and then the changed pages of the reference are written.
 */
export function referencePlugin({ siteDir }: LoadContext, { files, generate }: ReferencePluginOptions): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const { file, versionsFolder, successors, landing } = files.options;
  const components = new RegExp(`<(?:${Object.keys(factComponents(files)).join('|')})\\b`);
  /** Makes a page depend on the files of its facts. Those of released versions never change. */
  const load = (source: string, page: LoadedFile) => {
    if (components.test(source) && fileOfPage(files, projectPath(siteDir, page.resourcePath)) === file) {
      const parts = [...files.document(file).files, successors];
      for (const part of parts) page.addDependency(path.join(siteDir, part));
    }
    return source;
  };
  let isStarted = false;
  return {
    name: 'openapi-reference',
    getThemePath: () => path.join(__dirname, '../theme'),
    getPathsToWatch: () => [
      `${path.posix.dirname(file)}/**/*.yaml`,
      `${versionsFolder}/**/*.yaml`,
      successors,
      ...(landing === undefined ? [] : [landing]),
    ],
    async contentLoaded() {
      if (!isDevelopment) return;
      // Imported now, because it takes a second, and builds do not need it.
      const write = generate ?? (async () => (await import('../writeReference')).writeReference(siteDir, files));
      if (isStarted) await write();
      isStarted = true;
    },
    configureWebpack: () => ({
      resolve: { alias: { '@openapi-reference': path.join(siteDir, 'generated') } },
      ...(isDevelopment ? { module: { rules: [markdownRule(load)] } } : {}),
    }),
  };
}
