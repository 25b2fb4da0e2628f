import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import packageJson from '../../package.json';
import { projectDir, projectFiles, script } from '../../scripts/lib/run';
import { projectText } from '../support/projectFiles';

const FILES = projectFiles();

const isFolder = (name: string) => FILES.some((file) => file.startsWith(`${name}/`));

/** Folders that commands write. */
const WRITTEN = [...projectText('.gitignore').matchAll(/^\/?([\w.]+)\/$/gm)].map(([, name = '']) => name);

const READMES = projectFiles('*README.md').filter((file) => !file.includes('/template/'));
const GUIDES = [...READMES, ...projectFiles('AGENTS.md', 'guides', '.github/*.md')];
const AUTOMATION = projectFiles('.github/*.yml', '.vscode', 'scripts/deploy/Containerfile*', 'package.json');

/** Examples: `plugins/lib/`, `finishPages.ts`, `_figures/<name>.svg`; not a part of an address. */
const PATH = /(?<![\w/.$@:%<>*-])[\w<>*-][\w.<>*-]*(?:\/[\w.<>*-]*)*(?<!\.)/g;

/** Returns the code of a guide: what is between backticks, and blocks of commands and trees. Other blocks are examples. */
const codeOf = (guide: string) => (guide.match(/^```(?:sh|text)\n[^]*?^```|(?<!`)`[^`\n]+`(?!`)/gm) ?? []).join('\n');

/** Lists the modules and the paths that a file names. Paths start with a folder that is at the top or beside the file. */
function mentionsIn(file: string): string[] {
  const isGuide = file.endsWith('.md');
  const isPath = (name: string) => {
    const [first = '', ...others] = name.split('/');
    const isInside = isFolder(first) || isFolder(path.posix.join(file, '..', first)) || (isGuide && name.endsWith('/'));
    return /\.tsx?$/.test(name) || (others.length > 0 && isInside && !WRITTEN.includes(first));
  };
  return ((isGuide ? codeOf : String)(projectText(file)).match(PATH) ?? []).filter(isPath);
}

/** Returns whether a file or a folder has a name, or a path that ends so. Names of files may lack their extensions. */
function isThere(mention: string): boolean {
  const name = mention.replace(/\/$/, '').replaceAll('.', '\\.');
  const pattern = new RegExp(`(?:^|/)${name.replaceAll(/<[^>]*>|\*+/g, '[^/]*')}(?:/|(?:\\.(?:test|spec))?\\.\\w+$|$)`);
  return FILES.some((file) => pattern.test(file));
}

describe.each([...GUIDES, ...AUTOMATION])('%s', (file) => {
  const text = projectText(file);

  it('names and links only files and folders that exist', () => {
    const links = [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)];
    const targets = links.map(([, link = '']) => path.posix.join(file, '..', link));
    expect([...mentionsIn(file), ...targets].filter((mention) => !isThere(mention))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/\bnpm run (?:--?\w+ )*([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  });
});

it('Windows accepts the names of all files, and its shell the commands', () => {
  const refused = /[<>:"|?*\\]|[ .](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/;
  const names = FILES.map((file) => file.toLowerCase());
  expect(names.filter((name, at) => refused.test(name) || names.indexOf(name) < at)).toEqual([]);
  expect(Object.values(packageJson.scripts).filter((command) => command.includes("'"))).toEqual([]);
});

it('Dependabot watches folders that exist', () => {
  const { updates } = parse(projectText('.github/dependabot.yml')) as { updates: { directory: string }[] };
  expect(updates.filter(({ directory }) => directory !== '/' && !isFolder(directory.slice(1)))).toEqual([]);
});

it('CI runs each job of npm test', () => {
  const [node = '', ...args] = script('scripts/test.ts', '--jobs');
  const workflow: unknown = parse(projectText('.github/workflows/checks.yml'));
  const job = JSON.parse(execFileSync(node, args, { cwd: projectDir, encoding: 'utf8' })) as string[];
  expect(workflow).toMatchObject({ jobs: { test: { strategy: { matrix: { job } } } } });
});

describe('the package', () => {
  interface Manifest {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
    peerDependenciesMeta?: Record<string, { optional: boolean }>;
  }
  const manifests = projectFiles('packages/*/package.json').map(
    (file) => JSON.parse(projectText(file)) as Manifest & { name: string },
  );

  it.each(manifests)('$name asks sites for what its packages ask for', ({ dependencies, peerDependencies }) => {
    const taken = manifests.filter(({ name }) => Object.hasOwn(dependencies, name));
    const needed = taken.flatMap((one) =>
      Object.entries(one.peerDependencies).filter(([peer]) => !one.peerDependenciesMeta?.[peer]?.optional),
    );
    expect(peerDependencies).toMatchObject(Object.fromEntries(needed));
  });
});
