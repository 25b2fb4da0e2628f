import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Tie, TieTarget } from './ledger';
import { declarationFile, declaringFile } from './typeDeclarations';

/** The subject of a tie in one installation. */
export interface Snapshot {
  /** Types or declared props; empty if there are none. */
  interface: string;
  code: string;
}

/** Folders with components of themes, in order of lookup. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
  'docusaurus-theme-openapi-docs/lib/theme',
];

/** Files that declare the props of components, as `declare module '@theme/Logo' {…}`. */
const PROPS = [
  '@docusaurus/theme-classic/src/theme-classic.d.ts',
  '@docusaurus/module-type-aliases/src/index.d.ts',
  '@docusaurus/plugin-content-docs/src/plugin-content-docs.d.ts',
  '@docusaurus/plugin-content-blog/src/plugin-content-blog.d.ts',
  'docusaurus-theme-openapi-docs/src/theme-openapi.d.ts',
];

function declaredProps(packagesDir: string, component: string): string {
  const opening = `declare module '@theme/${component}' {`;
  const files = PROPS.map((file) => path.join(packagesDir, file)).filter((file) => existsSync(file));
  const texts = files.map((file) => readFileSync(file, 'utf8')).filter((text) => text.includes(opening));
  return texts.map((text) => text.slice(text.indexOf(opening)).split('\n}')[0]).join('\n');
}

function componentCode(packagesDir: string, component: string): string | undefined {
  for (const theme of THEMES) {
    const base = path.join(packagesDir, theme, component);
    if (existsSync(`${base}.js`)) return readFileSync(`${base}.js`, 'utf8');
    if (!existsSync(path.join(base, 'index.js'))) continue;
    const files = readdirSync(base).filter((file) => /\.(?:js|css)$/.test(file));
    return files
      .sort()
      .map((file) => readFileSync(path.join(base, file), 'utf8'))
      .join('\n');
  }
  return undefined;
}

function exported(packagesDir: string, module: string, name: string): Snapshot | undefined {
  const entry = declarationFile(packagesDir, module);
  const file = entry && declaringFile(entry, name);
  if (!file) return undefined;
  const code = file.replace(/\.d\.ts$/, '.js');
  return { interface: readFileSync(file, 'utf8'), code: existsSync(code) ? readFileSync(code, 'utf8') : '' };
}

function snapshot(packagesDir: string, target: TieTarget): Snapshot | undefined {
  if (target.kind === 'export') return exported(packagesDir, target.module, target.name);
  if (target.kind === 'component') {
    const code = componentCode(packagesDir, target.name);
    return code === undefined ? undefined : { interface: declaredProps(packagesDir, target.name), code };
  }
  const file = declarationFile(packagesDir, target.file);
  if (!file) return undefined;
  const text = readFileSync(file.replace(/\.d\.ts$/, '.js'), 'utf8');
  if (target.kind === 'text') return text.includes(target.text) ? { interface: '', code: '' } : undefined;
  return { interface: '', code: text };
}

export type TieState = 'same' | 'code changed' | 'interface changed' | 'gone' | 'not installed';

/** States that break a tie. After a change of the code alone, somebody has to compare. */
export const BROKEN: readonly TieState[] = ['interface changed', 'gone', 'not installed'];

/**
 * Compares the subject of a tie in two installations.
 *
 * @param before folder of the packages that the site was made for
 * @param after folder of the packages to check; the same one to check only that the subject exists
 * @returns `not installed` if the first installation lacks the subject, so that the row is wrong
 */
export function compareTie(tie: Tie, before: string, after: string): TieState {
  const old = snapshot(before, tie.target);
  if (!old) return 'not installed';
  const now = before === after ? old : snapshot(after, tie.target);
  if (!now) return 'gone';
  if (tie.presenceOnly) return 'same';
  if (old.interface !== now.interface) return 'interface changed';
  return old.code === now.code ? 'same' : 'code changed';
}
