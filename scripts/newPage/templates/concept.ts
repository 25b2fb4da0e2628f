import type { Draft } from '../draft';
import { hint, pageText } from './pageText';

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
