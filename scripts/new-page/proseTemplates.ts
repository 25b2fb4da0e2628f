import { type Draft, hint, pageText } from './draft';

/** The sections of all pages about a task in the portal, in their order. */
export function task({ title, description, position }: Draft): string {
  return pageText({ title, description, sidebar_position: position }, [
    'This page takes you through one task in the portal, from what you need before you start to what can go wrong.',
    '## Before you start',
    hint('List what the reader must have: an account, a key, a file.'),
    '- Access to the portal. The [introduction to the portal](./introduction.mdx) shows its areas.',
    '## Do it step by step',
    hint('One action a step. Names of buttons and fields are bold, as the portal writes them.'),
    '1. Open the [optimization hub](./optimization_hub.mdx) or your [account settings](./account_settings.mdx).\n2. Follow the fields from top to bottom.',
    '## Check the result',
    hint('Say what the reader sees.'),
    'The portal shows the result in the same place.',
    '## Troubleshooting',
    hint('One line for each cause: what the reader sees, and what to check.'),
    '- **Nothing changes:** reload the page and check whether the result appears.',
    '## Limits',
    hint('Say what is not documented instead of guessing.'),
    "The limits of this task aren't documented.",
  ]);
}

/** A page that explains one idea. */
export function concept({ title, description, position }: Draft): string {
  return pageText({ title, description, sidebar_position: position }, [
    `This page explains "${title}" and when you need it.`,
    '## The idea',
    hint('Explain it in three sentences, with one picture: <Figure name="…" />.'),
    "Answer the reader's first question in one sentence.",
    '## An example',
    hint('Show one text or one call.'),
    'Start from the [first call](./intro.mdx#make-your-first-call) of the introduction.',
    '## Where to go next',
    '- The [metrics overview](./understanding-brand-metrics/index.mdx) lists the metrics by question.',
  ]);
}

/** A blog post: the text above the truncation mark is shown in lists. */
export function post({ title, slug, description, tags }: Draft): string {
  return pageText({ slug, title, description, tags: [...tags] }, [
    `This post explains "${title}" and what to try next.`,
    hint('truncate'),
    '## What changed',
    hint('Posts may say "we". Versions and facts belong in the docs.'),
    'Start with what a reader can do today.',
    '## Where to go next',
    '- The [introduction](/docs/intro/) shows a first call.',
  ]);
}
