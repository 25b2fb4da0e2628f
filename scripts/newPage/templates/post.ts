import type { Draft } from '../draft';
import { hint, pageText } from './pageText';

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
