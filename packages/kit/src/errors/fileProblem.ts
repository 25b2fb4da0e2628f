import { formatError } from './buildError';

/** What to do after an error of the file system, by its code, which is a part of a pattern. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'get permission to write there, or build in a folder of your own',
  // Docusaurus removes the folder of the last build.
  EBUSY: 'end the program that uses it, or, if it is a mounted folder, build into one inside of it with --out-dir',
  EDQUOT: 'free space in your quota, and build again',
  ENAMETOOLONG: 'shorten the name of the page, or of the operation that it is about',
  ENOSPC: 'free space on the disk of this file, about 2 GB for a site and its caches, and build again',
  // That of a folder in a read-only one: Node makes the folders around it, too.
  'ENOENT(?=.*, mkdir )': 'build in a folder that is not read-only',
  EPERM: 'get permission to write there, or build in a folder of your own',
  EROFS: 'build in a folder that is not read-only',
};

const remedyOf = (code: string) => Object.entries(REMEDIES).find(([known]) => known.startsWith(code))?.[1] ?? '';

/** Numbers of the codes, which programs in Rust print. Example: `No space left on device (os error 28)`. */
const NUMBERS: Readonly<Record<string, string>> = { 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS' };

/**
 * The first error of a file system in a text, with the path that it may name: of two, the one that is written. Examples:
 * `EROFS: read-only file system, open '/a/b'`, `ENOSPC: no space left on device, copyfile '/a' -> '/b'`.
 */
const IN_TEXT = new RegExp(
  `\\b(${Object.keys(REMEDIES).join('|')}): [^'"\\n]*(?:['"](?:[^'"\\n]+['"] -> ['"])?([^'"\\n]+)['"])?|[^\\n]*\\(os error (${Object.keys(NUMBERS).join('|')})\\)`,
);

const PROBLEM = 'the file cannot be written';

/**
 * Returns what to do about an error of the file system in the output of a program; undefined if there is none, or if it says so
 * itself.
 *
 * @param fallback the path, if the error names none: one that occurs on `write` does not
 */
export function fileProblem(text: string, fallback: string): string | undefined {
  const [found, code, file, number = ''] = IN_TEXT.exec(text) ?? [];
  if (found === undefined || text.includes(PROBLEM)) return undefined;
  return formatError({
    file: file ?? fallback,
    problem: PROBLEM,
    expected: 'a folder with space, in which the build may write',
    found: found.trim(),
    remedy: remedyOf(code ?? NUMBERS[number] ?? ''),
  });
}
