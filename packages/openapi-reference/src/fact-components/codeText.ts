import { plainCode } from '@api-docs/kit';
import type { Block } from '@api-docs/kit/node';

/** Returns colored code as text. */
export function codeText({ highlighted }: { highlighted: string }, title: string): Block {
  return { kind: 'code', title, text: plainCode(highlighted) };
}
