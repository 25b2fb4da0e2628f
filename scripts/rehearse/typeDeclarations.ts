import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type ExportTarget = string | { types?: string; type?: string; default?: string };

interface PackageEntry {
  types?: string;
  main?: string;
  exports?: Record<string, ExportTarget>;
}

/** Example: `@docusaurus/core` and `lib/server/site` of `@docusaurus/core/lib/server/site`. */
const MODULE = /^((?:@[\w-]+\/)?[\w-]+)\/?(.*)$/;

/** Endings that the name of a file may lack, in order of lookup. */
const ENDINGS = ['', '.d.ts', '.js', '/index.d.ts', '/index.js'];

function existingFile(...files: string[]): string | undefined {
  return files
    .flatMap((file) => ENDINGS.map((ending) => file + ending))
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** Returns the file that declares a module's exports, or undefined if there is none. */
export function declarationFile(packagesDir: string, module: string): string | undefined {
  const [, name = '', inner = ''] = MODULE.exec(module) ?? [];
  const folder = path.join(packagesDir, name);
  if (!existsSync(path.join(folder, 'package.json'))) return undefined;
  const {
    types,
    main = 'index.js',
    exports,
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageEntry;
  const target = exports?.[inner === '' ? '.' : `./${inner}`];
  const exported = typeof target === 'string' ? target : (target?.types ?? target?.type ?? target?.default);
  const file = path.join(folder, exported ?? (inner === '' ? (types ?? main) : inner));
  return existingFile(file.replace(/(?:\.d)?\.[jt]s$/, '.d.ts'), file);
}

/** Example: `export { a, b as c } from './x';`, `export * from './x';`. */
const RE_EXPORT = /export (?:type )?(?:\{([^}]*)\}|\*) from ['"]([^'"]+)['"]/g;

/**
 * Finds the file that declares an export, through the files that pass it on.
 *
 * @param file a module's types, or its code if it has none
 * @returns undefined if the module does not export the name
 */
export function declaringFile(file: string, name: string): string | undefined {
  const text = readFileSync(file, 'utf8');
  if (
    new RegExp(`export (?:declare |default |async )*(?:const|let|function|class|type|interface|enum) ${name}\\b`).test(
      text,
    )
  )
    return file;
  if (new RegExp(`exports\\.${name} = |export \\{[^}]*\\b${name}\\b[^}]*\\}(?! from)`).test(text)) return file;
  for (const [, names, from = ''] of text.matchAll(RE_EXPORT)) {
    const exported = names?.split(',').map((item) => item.replace('type ', '').trim().split(' as '));
    const found = exported?.find((item) => item.at(-1) === name);
    if (exported && !found) continue;
    if (!from.startsWith('.')) {
      if (found) return file;
      continue;
    }
    const next = existingFile(path.join(path.dirname(file), from.replace(/\.js$/, '')));
    const declared = next && (found?.[0] === 'default' ? next : declaringFile(next, found?.[0] ?? name));
    if (declared) return declared;
  }
  return undefined;
}
