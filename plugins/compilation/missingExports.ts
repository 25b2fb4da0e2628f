import path from 'node:path';

import type { Plugin } from '@docusaurus/types';
import type { Stats, StatsError } from 'webpack';

import { formatError, spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { inQuotes, placeOfText } from '../lib/placeOfText';
import { printErrors } from '../lib/printErrors';

/**
 * Examples: `export 'Tabs' (imported as 'Tabs') was not found in '@theme/Tabs' (possible exports: default)`,
 * `… in './empty' (module has no exports)`.
 */
const MISSING_EXPORT =
  /export '([^']+)' \(imported as .*?\) was not found in '([^']+)' \((?:possible exports: )?(.*?)\)/;

function remedyFor(name: string, source: string, exported: readonly string[]): string {
  const others = exported.filter((one) => one !== 'default');
  if (name === 'default') return `write import { … } from '${source}' with one of: ${others.join(', ')}`;
  const isDefault = exported.includes('default');
  return spellingRemedy(name, others, isDefault ? `write import ${name} from '${source}'` : 'fix the name');
}

/** Returns the errors for the names that pages import and use, and that the modules do not export. */
export function missingExportErrors(
  warnings: readonly Pick<StatsError, 'message' | 'moduleName'>[],
  siteDir: string,
): BuildErrorDetails[] {
  const errors = warnings.flatMap(({ message, moduleName = '' }): BuildErrorDetails | BuildErrorDetails[] => {
    const [, name = '', source = '', names = ''] = MISSING_EXPORT.exec(message) ?? [];
    // In TypeScript, a name can be that of a type.
    if (name === '' || !/\.mdx?$/.test(moduleName)) return [];
    return {
      file: placeOfText(siteDir, path.posix.normalize(moduleName), inQuotes(source)),
      problem: `${source} exports no ${name === 'default' ? name : `"${name}"`}`,
      expected: 'a name that the module exports',
      found: `import ${name === 'default' ? '…' : `{ ${name} }`} from '${source}'`,
      remedy: remedyFor(name, source, names.split(', ')),
    };
  });
  // The bundler warns of each place that uses a name.
  return [...new Map(errors.map((error) => [formatError(error), error])).values()];
}

/** Docusaurus plugin that stops a build at the names that pages import and modules do not export: they would be undefined. */
export function missingExports({ siteDir }: { siteDir: string }): Plugin {
  const stop = (stats: Stats) => {
    const { warnings = [] } = stats.toJson({ all: false, warnings: true });
    const errors = missingExportErrors(warnings, siteDir);
    if (errors.length === 0) return;
    printErrors('\nErrors in imports', errors);
    // Docusaurus would print where its own code was, around the list.
    process.exit(1);
  };
  return {
    name: 'missing-exports',
    configureWebpack: ({ mode }, isServer) =>
      mode === 'production' && !isServer
        ? { plugins: [{ apply: ({ hooks }) => hooks.done.tap('missing-exports', stop) }] }
        : {},
  };
}
