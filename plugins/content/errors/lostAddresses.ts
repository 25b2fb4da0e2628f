import path from 'node:path';

import { isFile } from '../staticFiles';
import type { Found } from './pageProgram';

/**
 * Examples: `[Guide](./my guide.pdf)`, `![A picture](my picture.png)`, `[Call](tel:+49 30)`,
 * `[Mail](mailto:a@b.example?subject=A b)`, but not `\[x](./a b.md)` or `list[i](a b.c)`.
 */
const ADDRESS_WITH_SPACE =
  /(?<![\w\\])!?\[[^\]\n]*\]\(((?:(?:tel|mailto):|(?=[^()<>"'\n]*\.(?:mdx?|pdf|png|jpe?g|gif|svg|webp)(?:#[\w-]*)?\)))[^()<>"'\n]* [^()<>"'\n]*)\)/;

/**
 * A size behind the address of an image, as other programs read it. Examples: `![A](./a.png =100x20)`, `![A](a.png =100x)`,
 * `![A](a.png "Title" =x20)`.
 */
const IMAGE_WITH_SIZE = /(?<!\\)!\[([^\]\n]*)\]\(([^\s()]+)(?: +"([^"\n]*)")? +=(\d+)?x(\d+)?\)/;

/** Returns the attributes of an element, without those that have no value. */
function attributes(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.map(([name, value = '']) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('');
}

/** Finds an image with a size behind its address, which would be text. */
export function imageWithSize(written: string, isMdx: boolean): Found | undefined {
  const [image, alt, src, title, width, height] = IMAGE_WITH_SIZE.exec(written) ?? [];
  if (image === undefined) return undefined;
  return {
    problem: 'the image would be text, because its address has a size',
    expected: isMdx ? 'an address alone, or an <img> with the size' : 'an address alone',
    found: image,
    // In CommonMark, nothing resolves the addresses of HTML.
    remedy: isMdx ? `write <img${attributes({ src, alt, title, width, height })} />` : 'remove the size',
  };
}

/** Finds a link or an image whose address has spaces, which would be text. */
export function addressWithSpace(written: string): Found | undefined {
  const [link, address] = ADDRESS_WITH_SPACE.exec(written) ?? [];
  if (link === undefined || address === undefined) return undefined;
  const meant = address.trim().replace(/^(tel|mailto): +/, '$1:');
  return {
    problem: 'the link would be text, because its address has a space',
    expected: 'an address without spaces',
    found: link,
    remedy: `write ${meant.replaceAll(/ +/g, meant.startsWith('tel:') ? '-' : '%20')}`,
  };
}

/** The file of a page in parentheses behind a space, or in brackets. Examples: `[Guide] (./guide.mdx)`, `(Guide)[guide.md#a]`. */
const SWAPPED_LINK =
  /(?<![\w\\\])])(?:\[([^\]\n]+)\] +\(([^\s()]+\.mdx?(?:#[\w-]+)?)\)|\(([^()\n]+)\)\[([^\s[\]]+\.mdx?(?:#[\w-]+)?)\])/;

/** Finds a link of a page to another one whose brackets are text. Brackets before the name of another file are prose. */
export function swappedLink(written: string, filePath: string): Found | undefined {
  const [found, words, address, otherWords = words, otherAddress = address] = SWAPPED_LINK.exec(written) ?? [];
  if (found === undefined || !isFile(path.join(filePath, '..', (otherAddress ?? '').replace(/#.*/, ''))))
    return undefined;
  return {
    problem: 'the link would be text, because its brackets are not as those of links',
    expected: 'words in brackets, and right behind them the address in parentheses',
    found,
    remedy: `write [${otherWords ?? ''}](${otherAddress ?? ''})`,
  };
}
