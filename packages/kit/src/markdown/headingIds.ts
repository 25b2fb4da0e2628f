import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

type Syntax = ReturnType<typeof directive>;
type Construct = Extract<NonNullable<NonNullable<Syntax['text']>[number]>, { tokenize: unknown }>;

const [HASH, OPEN, CLOSE] = [...'#{}'].map((sign) => sign.charCodeAt(0));

/**
 * Reads `{#id}` as text. MDX would read an expression, and Markdown emphasis in `{#Client.__call__}`. Code comes first, so
 * that `${#items[@]}` in it stays as it is.
 */
const tokenize: Construct['tokenize'] = (effects, ok, nok) => {
  const inside: typeof ok = (code) => {
    // The end of the text or of a line.
    if (code === null || code < 0 || code === OPEN) return nok(code);
    effects.consume(code);
    if (code !== CLOSE) return inside;
    effects.exit('data');
    return ok;
  };
  return (code) => {
    effects.enter('data');
    effects.consume(code);
    return (next) => {
      if (next !== HASH) return nok(next);
      effects.consume(next);
      return inside;
    };
  };
};

/** Remark plugin for `## Heading {#id}`. Docusaurus' own option `mdx1Compat.headingIds` also changes code. */
export function remarkHeadingIdSyntax(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push({ text: { [OPEN as number]: { name: 'headingId', tokenize } } });
}

/** Examples: the expression `/* #my-id *\/`, the HTML `<!-- #my-id -->`. */
const COMMENT = /^(?:\/\*|<!--)\s*#(\S+?)(?:\s[^]*)?(?:\*\/|-->)$/;

/** Removes the id that a writer chose from the end of a heading, and returns it. Code there is no id. */
export function takeHeadingId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const comment = last && 'value' in last && last.type !== 'text' ? COMMENT.exec(last.value)?.[1] : undefined;
  if (comment !== undefined) children.pop();
  const end = children.at(-1);
  if (end?.type !== 'text') return comment;
  const { text, id } = comment === undefined ? parseMarkdownHeadingId(end.value, 'classic') : { text: end.value };
  end.value = text.trimEnd();
  return comment ?? id;
}

/** Ids of the layout around the content: those of the site, of Docusaurus, and of React. */
export const LAYOUT_ID = /^(?:__(?:blog|docusaurus|site)|_r_|theme-svg-external-link$)/i;

/** Returns the id of a heading without a chosen one, which is made from its text. */
export function ownId({ children }: Heading): string {
  const slug = createSlugger().slug(toString(children.filter(({ type }) => type !== 'html')));
  // Nothing is left of a text such as `=>`.
  if (!/[\p{L}\p{N}]/u.test(slug)) return 'section';
  return LAYOUT_ID.test(slug) ? `section-${slug}` : slug;
}
