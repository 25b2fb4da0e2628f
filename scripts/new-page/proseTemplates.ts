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

/** A page that explains one idea. */
export function concept({ title, description, position }: Draft): string {
  return pageText({ title, description, sidebar_position: position }, [
    `After this page you know what "${title}" is about, and on which pages you need it.`,
    '## The idea',
    hint('Explain it in three sentences, with one picture: <Figure name="…" />.'),
    'Start with the question that a reader has, and answer it in one sentence.',
    '## An example',
    hint('Show the idea at work, with one text or one call.'),
    'The first call of the [introduction](./intro.mdx#make-your-first-call) is a small example to build on.',
    '## Where to go next',
    '- The [metrics overview](./understanding-brand-metrics/index.mdx) leads to the metric for your question.',
  ]);
}

/** A blog post: what stands above the mark for truncation is shown in lists. */
export function post({ title, slug, description, tags }: Draft): string {
  return pageText({ slug, title, description, tags: [...tags] }, [
    `You find out in this post what is behind "${title}", and what to try next.`,
    hint('truncate'),
    '## What it is about',
    hint('Posts may say "we" and tell how something came about. Versions and facts belong into the docs.'),
    'Begin with what a reader can see or do today.',
    '## Where to go next',
    '- The [introduction](/docs/intro/) shows a first call.',
  ]);
}
