import { createHash } from 'node:crypto';

import type { Font } from 'satori';

import type { CardNode } from './cardTree';

/**
 * Names a drawn card after all that its bytes depend on.
 *
 * @param tree of the card
 * @param fonts that its text is set in
 * @param tools what draws it, with versions
 * @returns a file name without extension
 */
export function cardKey(tree: CardNode, fonts: readonly Font[], tools: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([tree, tools]));
  for (const { data } of fonts) hash.update(Buffer.from(data as Buffer));
  return hash.digest('hex').slice(0, 32);
}
