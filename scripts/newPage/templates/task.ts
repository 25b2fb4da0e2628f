import type { Draft } from '../draft';
import { hint, pageText } from './pageText';

/** Sections of a page about one task in the portal, in the order that all of them have. */
export function task({ title, description, position }: Draft): string {
  return pageText({ title, description, sidebar_position: position }, [
    'This page takes you through one task in the portal, from what you need before you start to what can go wrong.',
    '## Before you start',
    hint('List what the reader must have: an account, a key, a file.'),
    '- Access to the portal. The [introduction to the portal](./introduction.mdx) shows its areas.',
    '## Do it step by step',
    hint('One action a step. Names of buttons and fields are bold, as the portal writes them.'),
    '1. Open the [optimization hub](./optimization_hub.mdx) or your [account settings](./account_settings.mdx).\n2. Follow the fields from top to bottom.',
    '## When it worked',
    hint('Say what the reader sees.'),
    'The portal shows the result in the same place.',
    '## When it did not work',
    hint('One line for each cause: what the reader sees, and what to check.'),
    '- **Nothing changes:** reload the page and look whether the result is there now.',
    '## Limits',
    hint('Say what is not published instead of guessing.'),
    'Limits of this task are not published.',
  ]);
}
