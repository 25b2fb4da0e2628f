import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { stringifyJson } from '@api-docs/kit/json';
import { projectPath } from '@api-docs/kit/paths';
import { findByRef } from '@api-docs/openapi-facts/findOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import type { Operation } from '@api-docs/openapi-facts/types';
import { markdownRule, type LoadedFile } from '@api-docs/kit/markdownRule';

import { API_FILE, API_FOLDER, apiFileOf, type ApiFiles } from '../facts/apiFiles';
import type { SiteBase } from '../../lib/site';
import { FACT_COMPONENTS } from '../props/factComponents';
import { LANDING_SOURCE } from './index';

const FACTS = new RegExp(`<(?:${Object.keys(FACT_COMPONENTS).join('|')})\\b`);

/** Components that show facts of all operations. */
const ALL_OPERATIONS = /<(?:ApiChanges|ApiOperations|MetricInputs)\b/;

/** The facts that no operation has. */
const OTHERS = 'others';

const dataFile = (name: string) => `${name}.json`;

/** Returns which facts an operation's components show, as the data that a page with them depends on. */
function shownFacts(files: ApiFiles, operation: Operation): unknown[] {
  const successors = files.successors();
  const entry = successorEntry(successors, operation);
  return [operation, successors, findByRef(files.facts(API_FILE), entry?.successor)];
}

/** Returns the names of the data that a page depends on. Facts of released versions never change. */
function dataOfPage(files: ApiFiles, page: string, source: string): string[] {
  if (apiFileOf(page) !== API_FILE || !FACTS.test(source)) return [];
  const { operations } = files.facts(API_FILE);
  // Example: `operation="pii"`, `operation="POST /metrics/v4alpha/pii"`.
  const isShown = ({ name, path: address }: Operation) =>
    ALL_OPERATIONS.test(source) || source.includes(`${name}"`) || source.includes(`${address}"`);
  return [OTHERS, ...operations.filter(isShown).map(({ id }) => id)];
}

/** Writes the changed pages of the reference, with the processor time that the bundler leaves. */
async function generate(siteDir: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/generate-reference.ts'];
  const generated = promisify(execFile)(process.execPath, args, { cwd: siteDir });
  if (generated.child.pid !== undefined) setPriority(generated.child.pid, 10);
  await generated;
}

/**
 * Docusaurus plugin that shows changed API facts in `npm start`: the bundler compiles the pages again that show a changed
 * operation, and then a process writes the changed pages of the reference. `npm start` wrote them first.
 */
export default function reload(
  { siteDir, generatedFilesDir }: LoadContext,
  { files, mode }: Pick<SiteBase, 'mode'> & { files: ApiFiles },
): Plugin {
  const isDevelopment = mode === 'development';
  const folder = path.join(generatedFilesDir, 'api-reload/default');
  const filesOf = (page: string, source: string) =>
    dataOfPage(files, projectPath(siteDir, page), source).map((name) => path.join(folder, dataFile(name)));
  const load = (source: string, page: LoadedFile) => {
    for (const file of filesOf(page.resourcePath, source)) page.addDependency(file);
    return source;
  };
  let isStarted = false;
  return {
    name: 'api-reload',
    getPathsToWatch: () => [`${API_FOLDER}/**/*.yaml`, LANDING_SOURCE],
    async contentLoaded({ actions: { createData } }) {
      if (!isDevelopment) return;
      const { operations, ...others } = files.facts(API_FILE);
      // Docusaurus writes only the files that change.
      await createData(dataFile(OTHERS), stringifyJson(others));
      for (const operation of operations) {
        await createData(dataFile(operation.id), stringifyJson(shownFacts(files, operation)));
      }
      if (isStarted) await generate(siteDir);
      isStarted = true;
    },
    configureWebpack: () => (isDevelopment ? { module: { rules: [markdownRule(load)] } } : {}),
  };
}
