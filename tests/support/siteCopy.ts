import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { CARD_CACHE } from '../../plugins/social-cards';
import { projectDir, run, type Ended } from '../../scripts/run';

/** A copy of the project that a test may change and build. */
export interface SiteCopy {
  /** Absolute path of the copy. */
  dir: string;
  /** Runs a script of the copy with tsx and collects what it prints. */
  script(file: string, ...args: string[]): Promise<Ended>;
  /** Changes of the copy against what was copied, one `git status` line each: its second letter is no blank. */
  changes(): string[];
  /** Undoes all changes of files that were copied. */
  restore(): void;
  remove(): void;
}

function git(dir: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: dir, encoding: 'utf8' });
}

/**
 * Copies a folder without copying bytes: every file is a hard link. Packages behind a symbolic link would be resolved to
 * another place than in the project, and names that are made from paths would differ.
 */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== '.cache') linkTree(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
  }
}

/**
 * Copies the project's own files (tracked or not yet tracked, nothing ignored) into a folder of its cache, with the same
 * installed packages, and with the same history, which dates the pages.
 *
 * @param name folder name, one for each test file
 * @param options `isBuilt: false` for a copy that no bundler runs in: a link to the packages is enough for it
 */
export function copySite(name: string, { isBuilt = true }: { isBuilt?: boolean } = {}): SiteCopy {
  const dir = path.join(projectDir, '.cache/sites', name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.dirname(dir), { recursive: true });
  git(projectDir, 'clone', '--quiet', '--no-checkout', '--shared', projectDir, dir);
  const files = git(projectDir, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean);
  for (const file of files) cpSync(path.join(projectDir, file), path.join(dir, file));
  const packages = [path.join(projectDir, 'node_modules'), path.join(dir, 'node_modules')] as const;
  if (isBuilt) linkTree(...packages);
  else symlinkSync(...packages);
  // Each card is named by all that is drawn on it: those that the copy needs, too, are not drawn again.
  if (existsSync(path.join(projectDir, CARD_CACHE)))
    linkTree(path.join(projectDir, CARD_CACHE), path.join(dir, CARD_CACHE));
  git(dir, 'add', '--all');
  return {
    dir,
    script: (file, ...args) =>
      run([process.execPath, path.join(projectDir, 'node_modules/tsx/dist/cli.mjs'), file, ...args], {
        cwd: dir,
        capture: true,
        env: { NO_COLOR: '1' },
      }),
    restore: () => void git(dir, 'checkout', '--quiet', '--', '.'),
    changes: () =>
      git(dir, 'status', '--porcelain')
        .split('\n')
        .filter((line) => /^.[^ ]/.test(line)),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
