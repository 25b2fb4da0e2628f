import { NOT_COPIED } from '@api-docs/ui/announce';
import { markdownPath } from '@api-docs/kit/markdownPath';

/** A command in the page actions. */
export interface Action {
  label: string;
  /** Runs the command. Resolves to a status message for the reader, or to an empty string. */
  run(): Promise<string>;
}

async function copy(text: string, message: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return message;
  } catch {
    return NOT_COPIED;
  }
}

async function loadMarkdown(): Promise<Blob> {
  const response = await fetch(markdownPath(window.location.pathname));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

async function copyMarkdown(): Promise<string> {
  const markdown = loadMarkdown();
  try {
    // Safari copies only during the click, so it gets the promise. Firefox before 127 has no ClipboardItem.
    if ('ClipboardItem' in window) await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown })]);
    else await navigator.clipboard.writeText(await (await markdown).text());
    return 'Markdown copied';
  } catch {
    return markdown.then(
      () => NOT_COPIED,
      () => 'The Markdown did not load',
    );
  }
}

export const COPY_LINK: Action = {
  label: 'Copy link',
  run() {
    const url = new URL(window.location.href);
    // Words that the search highlights on the page.
    url.searchParams.delete('_highlight');
    return copy(url.href, 'Link copied');
  },
};

export const COPY_MARKDOWN: Action = { label: 'Copy page as Markdown', run: copyMarkdown };

/** Copies the URL of the Markdown version, which an assistant can read without a browser. */
export const COPY_MARKDOWN_LINK: Action = {
  label: 'Copy link for an assistant',
  run: () => copy(window.location.origin + markdownPath(window.location.pathname), 'Link for an assistant copied'),
};

export const PRINT: Action = {
  label: 'Print',
  async run() {
    window.print();
    return '';
  },
};
