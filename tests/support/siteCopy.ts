import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CARD_CACHE } from '../../plugins/pages/social-cards/cardCache';
import { projectDir, projectFiles, run, script, type Ended } from '../../scripts/lib/run';

/** A copy of the project that a test may change and build. */
export interface SiteCopy {
  /** Absolute path of the copy. */
  dir: string;
  /** Builds the copy as `npm run build` does, and collects what is printed. */
  build(): Promise<Ended>;
  /** Runs a script of the copy with tsx and collects what it prints. */
  script(file: string, ...args: string[]): Promise<Ended>;
  /** Returns the lines of `git status` for files that changed after copying. */
  changes(): string[];
  /** Returns the text of a file, by its path in the copy. */
  read(file: string): string;
  /** Replaces the first occurrence of a text in a file, which must contain it. */
  replace(file: string, from: string, to: string): void;
  /** Restores all copied files and removes added ones. */
  restore(): void;
  remove(): void;
}

function git(dir: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: dir, encoding: 'utf8' });
}

/**
 * Copies a folder with hard links, without the caches in it, which other tests write meanwhile. With a symbolic link to the
 * folder, packages would be resolved to another path, and names made from paths would differ.
 */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from).filter((name) => !/^\.(?:cache|vite)/.test(name));
  execFileSync('cp', ['-al', ...names.map((name) => path.join(from, name)), to]);
}

/** Returns the folders that the packages are compiled to, relative to the project. */
function compiled(): string[] {
  const folders = readdirSync(path.join(projectDir, 'packages')).map((name) => `packages/${name}/dist`);
  return folders.filter((folder) => existsSync(path.join(projectDir, folder)));
}

/**
 * Copies the files of the project that git does not ignore to a folder in `.cache/sites`, which is unique to the test file,
 * with the installed packages: as a symbolic link if the copy is not built.
 */
export function copySite(name: string, { isBuilt = true }: { isBuilt?: boolean } = {}): SiteCopy {
  const dir = path.join(projectDir, '.cache/sites', name);
  rmSync(dir, { recursive: true, force: true });
  // With the history, which dates the pages.
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', projectDir, dir]);
  for (const file of projectFiles()) cpSync(path.join(projectDir, file), path.join(dir, file));
  git(dir, 'add', '--all');
  const packages = [path.join(projectDir, 'node_modules'), path.join(dir, 'node_modules')] as const;
  if (isBuilt)
    for (const folder of ['node_modules', ...compiled()])
      linkTree(path.join(projectDir, folder), path.join(dir, folder));
  else symlinkSync(...packages);
  // The name of a cached card is a hash of its content, so the copy renders only the cards that differ.
  if (existsSync(path.join(projectDir, CARD_CACHE)))
    linkTree(path.join(projectDir, CARD_CACHE), path.join(dir, CARD_CACHE));
  // For git, the symbolic link is a file, which .gitignore does not match.
  if (!isBuilt) git(dir, 'add', 'node_modules');
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const options = { cwd: dir, capture: true, env: { NO_COLOR: '1' } };
  const cli = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    dir,
    build: () => run([process.execPath, cli, 'build'], options),
    script: (file, ...args) => run(script(file, ...args), options),
    read,
    replace: (file, from, to) => {
      if (!read(file).includes(from)) throw new Error(`${file} lacks the text to replace: ${from}`);
      writeFileSync(path.join(dir, file), read(file).replace(from, to));
    },
    restore: () => {
      git(dir, 'checkout', '--quiet', '--', '.');
      git(dir, 'clean', '--quiet', '--force', '-d');
    },
    changes: () =>
      git(dir, 'status', '--porcelain')
        .split('\n')
        .filter((line) => /^.[^ ]/.test(line)),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
