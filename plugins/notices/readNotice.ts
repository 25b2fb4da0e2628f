import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package whose code, styles or fonts are in the site that readers load. */
export interface Notice {
  name: string;
  version: string;
  /** What its package.json states, an SPDX expression. */
  license: string;
  /** Its license file, and its NOTICE where it has one. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

/** Examples: `LICENSE`, `license.md`, `LICENCE.txt`, `NOTICE`, `COPYING`; not `LICENSE-docs`. */
const NOTICE_FILE = /^(?:licen[cs]e|notice|copying)(?:\.(?:md|txt|markdown))?$/i;

/** For packages that state a license and bring no file with its text. */
function withoutFile({ license = 'none', author }: Manifest): string {
  const holder = typeof author === 'string' ? author : author?.name;
  return `The package brings no license file. It states the license ${license}${holder ? `, by ${holder}` : ''}.`;
}

/**
 * Reads what a package asks those who pass it on to say.
 *
 * @param folder absolute path of the package
 */
export function readNotice(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const { name, version, license = 'none' } = manifest;
  return { name, version, license, text: texts.length > 0 ? texts.join('\n\n') : withoutFile(manifest) };
}
