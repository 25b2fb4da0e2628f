import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { build, type BuildFailure, type BuildOptions, type OnResolveResult, type Plugin } from 'esbuild';
import type { Program } from 'estree';

import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';
import { parseWithIds } from '@api-docs/kit/pages';

import { lineOf } from './pageProgram';

/** A name that a page imports; `default` for the module itself. */
export interface NamedImport {
  source: string;
  name: string;
  line: number;
}

/** Returns the names that a page imports. */
export function namedImports({ body }: Program): NamedImport[] {
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const source = String(node.source.value);
    return node.specifiers.flatMap((one): NamedImport[] => {
      if (one.type === 'ImportNamespaceSpecifier') return [];
      if (one.type === 'ImportDefaultSpecifier') return [{ source, name: 'default', line: lineOf(one) }];
      const { imported } = one;
      const name = imported.type === 'Identifier' ? imported.name : String(imported.value);
      return [{ source, name, line: lineOf(one) }];
    });
  });
}

/** A page with the names that it imports. */
export interface ImportingPage {
  /** Relative to the project. */
  file: string;
  imports: readonly NamedImport[];
}

const THEME = '@docusaurus/theme-classic/lib/theme';

/** Where modules are that only Docusaurus finds: in the project, or in packages. */
const ALIASES: readonly [start: RegExp, folders: readonly string[]][] = [
  [/^@site\//, ['./']],
  [/^@theme\//, ['./src/theme', THEME]],
  [/^@theme-(?:original|init)\//, [THEME]],
  [/^@docusaurus\/(?=\w+$)/, ['@docusaurus/core/lib/client/exports']],
];

const PAGE = 'page';

const UNKNOWN: OnResolveResult = { external: true };

/** Code whose exports can be read. What other files export depends on their loaders. */
const READABLE = /^[^!?]+?(?:\.(?:[cm]?[jt]sx?|mdx?)|\/[^/.]+|^[^/.]+)$/;

/** What Docusaurus exports from each Markdown file. */
const OF_MARKDOWN = ['default', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'];

/** Returns a module with the exports of a Markdown file. */
function markdownModule(file: string): string {
  const tree = parseWithIds(readFileSync(file, 'utf8'));
  const own = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : [])).join('\n');
  const others = OF_MARKDOWN.filter((name) => !own.includes(name));
  return `${own}\n${others.map((name) => `export { default as ${name} } from "unknown";`).join('\n')}`;
}

/** Plugin of esbuild that finds modules as Docusaurus does. Packages that imported modules import are not read. */
function modulesOf(siteDir: string, pages: readonly ImportingPage[]): Plugin {
  const roots = createRequire(path.join(siteDir, 'package.json')).resolve.paths('a') ?? [];
  const resolve = (source: string): OnResolveResult | undefined => {
    const [alias, folders = []] = ALIASES.find(([start]) => start.test(source)) ?? [];
    if (!alias) return READABLE.test(source) || /^@?[\w-]+(?:\/[\w-]+)?$/.test(source) ? undefined : UNKNOWN;
    const ends = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
    const names = folders
      .flatMap((folder) =>
        folder.startsWith('.') ? path.join(siteDir, folder) : roots.map((root) => path.join(root, folder)),
      )
      .flatMap((folder) => ends.map((end) => path.join(folder, source.replace(alias, '') + end)));
    const found = names.find((name) => /\.(?:[jt]sx?|mdx?)$/.test(name) && existsSync(name));
    return found === undefined ? UNKNOWN : { path: found };
  };
  return {
    name: 'modules of pages',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^page:/ }, ({ path: name }) => ({ path: name.slice(PAGE.length + 1), namespace: PAGE }));
      onResolve({ filter: /./ }, ({ path: source, namespace, kind }) => {
        if (namespace === PAGE || kind === 'entry-point') return resolve(source);
        return source.startsWith('.') && READABLE.test(source) ? undefined : UNKNOWN;
      });
      onLoad({ filter: /./, namespace: PAGE }, ({ path: file }) => ({
        contents: (pages.find((page) => page.file === file)?.imports ?? [])
          .map(({ source, name }, index) => `export { ${name} as _${index} } from ${JSON.stringify(source)};`)
          .join('\n'),
        resolveDir: path.dirname(path.join(siteDir, file)),
      }));
      onLoad({ filter: /\.mdx?$/ }, ({ path: file }) => ({ contents: markdownModule(file), loader: 'jsx' }));
    },
  };
}

/** Returns the names that a module exports. */
async function exportsOf(source: string, file: string, options: BuildOptions): Promise<string[]> {
  const absolute = source.startsWith('.')
    ? path.resolve(options.absWorkingDir ?? '', path.dirname(file), source)
    : source;
  const built = await build({ ...options, entryPoints: [absolute], metafile: true }).catch(() => undefined);
  return Object.values(built?.metafile?.outputs ?? {}).flatMap(({ exports }) => exports);
}

function remedyFor({ source, name }: NamedImport, exported: readonly string[]): string {
  const others = exported.filter((one) => one !== 'default');
  const isDefault = exported.includes('default');
  if (name === 'default') return `write import { … } from '${source}' with one of: ${others.join(', ')}`;
  return spellingRemedy(name, others, isDefault ? `write import ${name} from '${source}'` : 'fix the name');
}

/** Finds the names that pages import and modules do not export, where this can be known without running code. */
export async function exportErrors(siteDir: string, pages: readonly ImportingPage[]): Promise<BuildErrorDetails[]> {
  const importing = pages.filter(({ imports }) => imports.length > 0);
  const options: BuildOptions = {
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    conditions: ['webpack', 'module', 'production'],
    logLevel: 'silent',
    logLimit: 0,
    plugins: [modulesOf(siteDir, importing)],
  };
  const entryPoints = importing.map(({ file }) => `${PAGE}:${file}`);
  const failure = await build({ ...options, entryPoints }).then(
    () => undefined,
    (error: unknown) => error as BuildFailure,
  );
  const found = (failure?.errors ?? []).flatMap(({ text, location }) => {
    const file = location?.file.slice(PAGE.length + 1) ?? '';
    const one = importing.find((page) => page.file === file)?.imports[(location?.line ?? 0) - 1];
    return one && text.startsWith('No matching export') ? { file, one } : [];
  });
  return Promise.all(
    found.map(async ({ file, one }) => ({
      file: `${file}:${one.line}`,
      problem: `${one.source} exports no ${one.name === 'default' ? 'default' : `"${one.name}"`}`,
      expected: 'a name that the module exports',
      found: one.name === 'default' ? `import … from '${one.source}'` : `import { ${one.name} } from '${one.source}'`,
      remedy: remedyFor(one, await exportsOf(one.source, file, options)),
    })),
  );
}
