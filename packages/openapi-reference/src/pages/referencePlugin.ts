import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { stringifyJson } from '@api-docs/kit/json';
import { projectPath } from '@api-docs/kit/paths';
import { findByRef } from '@api-docs/openapi-facts/findOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import type { Operation } from '@api-docs/openapi-facts/types';
import { markdownRule, type LoadedFile } from '@api-docs/kit/markdownRule';

import { fileOfPage, type ApiFiles } from '../apiFiles';
import { factComponents } from '../props/factComponents';

const NAME = 'openapi-reference';

/** The facts that no operation has. */
const OTHERS = 'others';

const dataFile = (name: string) => `${name}.json`;

/** Returns which facts an operation's components show, as the data that a page with them depends on. */
function shownFacts(files: ApiFiles, operation: Operation): unknown[] {
  const successors = files.successors();
  const entry = successorEntry(successors, operation);
  return [operation, successors, findByRef(files.facts(files.options.file), entry?.successor)];
}

/** Returns the names of the data that a page depends on. Facts of released versions never change. */
function dataOfPage(files: ApiFiles, page: string, source: string): string[] {
  const { file } = files.options;
  const shown = Object.entries(factComponents(files)).filter(([name]) => new RegExp(`<${name}\\b`).test(source));
  if (fileOfPage(files, page) !== file || shown.length === 0) return [];
  const showsAll = shown.some(([, component]) => component.showsAll);
  const { operations } = files.facts(file);
  // Example: `operation="pii"`, `operation="POST /metrics/v4alpha/pii"`.
  const isShown = ({ name, path: address }: Operation) =>
    showsAll || source.includes(`${name}"`) || source.includes(`${address}"`);
  return [OTHERS, ...operations.filter(isShown).map(({ id }) => id)];
}

/** What the plugin takes. */
export interface ReferencePluginOptions {
  files: ApiFiles;
  /** Writes the changed pages of the reference during `docusaurus start`. Default: `writeReference`, in the same process. */
  generate?: () => Promise<void>;
}

/**
 * Docusaurus plugin with the theme of the reference. In `docusaurus start` it shows changed API facts: the bundler compiles the
 * pages again that show a changed operation, and then the changed pages of the reference are written.
 */
export function referencePlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { files, generate }: ReferencePluginOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const { file, versionsFolder, successors, landing } = files.options;
  const folder = path.join(generatedFilesDir, `${NAME}/default`);
  const load = (source: string, page: LoadedFile) => {
    for (const name of dataOfPage(files, projectPath(siteDir, page.resourcePath), source)) {
      page.addDependency(path.join(folder, dataFile(name)));
    }
    return source;
  };
  let isStarted = false;
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, '../theme'),
    getPathsToWatch: () => [
      `${path.posix.dirname(file)}/**/*.yaml`,
      `${versionsFolder}/**/*.yaml`,
      successors,
      ...(landing === undefined ? [] : [landing]),
    ],
    async contentLoaded({ actions: { createData } }) {
      if (!isDevelopment) return;
      const { operations, ...others } = files.facts(file);
      // Docusaurus writes only the files that change.
      await createData(dataFile(OTHERS), stringifyJson(others));
      for (const operation of operations) {
        await createData(dataFile(operation.id), stringifyJson(shownFacts(files, operation)));
      }
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
