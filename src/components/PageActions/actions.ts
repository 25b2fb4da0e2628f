import { twinPath } from '../../../shared/markdownTwin';

/** Something to do with the page. */
export interface Action {
  label: string;
  /** Does it. Resolves to what is then said to the reader, or to nothing. */
  run(): Promise<string>;
}

async function copy(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'The browser did not allow copying';
  }
}

/** What the address says about the reader's search, and not about the page. */
const MARKED_WORDS = '_highlight';

function addressOfPage(): string {
  const address = new URL(window.location.href);
  address.searchParams.delete(MARKED_WORDS);
  return address.href;
}

async function copyMarkdown(): Promise<string> {
  try {
    const response = await fetch(twinPath(window.location.pathname));
    if (!response.ok) return 'The Markdown did not load';
    return await copy(await response.text(), 'Markdown copied');
  } catch {
    return 'The Markdown did not load';
  }
}

/** An assistant gets the address of the Markdown: it needs no browser to read it. */
function copyTwinLink(): Promise<string> {
  return copy(window.location.origin + twinPath(window.location.pathname), 'Link for an assistant copied');
}

async function print(): Promise<string> {
  window.print();
  return '';
}

export const COPY_LINK: Action = { label: 'Copy link', run: () => copy(addressOfPage(), 'Link copied') };

export const COPY_MARKDOWN: Action = { label: 'Copy page as Markdown', run: copyMarkdown };

export const COPY_TWIN_LINK: Action = { label: 'Copy link for an assistant', run: copyTwinLink };

export const PRINT: Action = { label: 'Print', run: print };
