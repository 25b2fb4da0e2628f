import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Program } from 'estree';

import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { isFile, linkedFile } from '../staticFiles';
import { importsOf, requiredBy } from './pageProgram';

/** What the bundler adds to the name of a module. */
const EXTENSIONS = ['', '.js', '.jsx', '.mjs', '.ts', '.tsx', '.json'];

/** Names that only the bundler can resolve: those of themes. */
const OF_BUNDLER = /^@theme|^@generated\/|^@docusaurus\/[A-Z\w]+$/;

function isModule(file: string): boolean {
  return EXTENSIONS.some((extension) => isFile(file + extension) || isFile(path.join(file, `index${extension}`)));
}

/** Finds the imports of files and packages that do not exist. */
export function importErrors(program: Program, file: string, siteDir: string): BuildErrorDetails[] {
  // Loaders and what they load are parts of one name, such as `!!raw-loader!./a.txt`, perhaps behind `!`, `!!` or `-!`.
  const parts = [...importsOf(program), ...requiredBy(program)].flatMap(({ source, line }) =>
    source
      .replace(/^-!/, '')
      .split('!')
      .flatMap((name) => (name === '' ? [] : { source: name, line })),
  );
  return parts.flatMap(({ source, line }): BuildErrorDetails | BuildErrorDetails[] => {
    const [name = ''] = source.split('?');
    if (OF_BUNDLER.test(name)) return [];
    const details = { file: `${file}:${line}`, found: source };
    if (/^(?:\.|@site\/)/.test(name)) {
      const absolute = linkedFile(name, file, siteDir);
      if (isModule(absolute)) return [];
      const beside = path.dirname(absolute);
      // A folder can have the name.
      const names = (existsSync(beside) ? readdirSync(beside) : []).filter((one) => one !== path.basename(name));
      return {
        ...details,
        problem: 'the page imports a file that does not exist',
        expected: 'a path from the page, such as ./_part.mdx, or from the project, such as @site/src/components/Figure',
        remedy: spellingRemedy(path.basename(name), names, 'fix the path, or remove the import'),
      };
    }
    const [scope = '', inside = ''] = name.split('/');
    const packageName = scope.startsWith('@') ? `${scope}/${inside}` : scope;
    const roots = createRequire(path.join(siteDir, 'package.json')).resolve.paths(packageName) ?? [];
    if (roots.some((root) => existsSync(path.join(root, packageName)))) return [];
    return {
      ...details,
      problem: 'the page imports a package that is not installed',
      expected: 'a package of package.json; a file starts with ./ or @site/',
      remedy: `run npm install ${packageName}, or fix the name`,
    };
  });
}
