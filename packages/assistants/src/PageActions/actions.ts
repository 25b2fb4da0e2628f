import { translate } from '@docusaurus/Translate';

import { notCopied } from '@api-docs/ui/notCopied';
import { markdownPath } from '@api-docs/kit/markdownPath';

/** A command. Resolves to a status message for the reader. */
export type Action = () => Promise<string>;

async function copy(text: string, message: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return message;
  } catch {
    return notCopied();
  }
}

async function loadMarkdown(): Promise<Blob> {
  const response = await fetch(markdownPath(window.location.pathname));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Copies the Markdown version of the page. */
export async function copyMarkdown(): Promise<string> {
  const markdown = loadMarkdown();
  try {
    // Safari copies only during the click, so it gets the promise. Firefox before 127 has no ClipboardItem.
    if ('ClipboardItem' in window) await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown })]);
    else await navigator.clipboard.writeText(await (await markdown).text());
    return translate({ message: 'Markdown copied' });
  } catch {
    return markdown.then(notCopied, () => translate({ message: 'The Markdown did not load' }));
  }
}

/** Copies the URL of the page, without the words that the search highlights on it. */
export function copyLink(): Promise<string> {
  const url = new URL(window.location.href);
  url.searchParams.delete('_highlight');
  return copy(url.href, translate({ message: 'Link copied' }));
}

/** Copies the URL of the Markdown version, which an assistant can read without a browser. */
export function copyMarkdownLink(): Promise<string> {
  return copy(
    window.location.origin + markdownPath(window.location.pathname),
    translate({ message: 'Link for an assistant copied' }),
  );
}
