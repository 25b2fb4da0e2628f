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

/** The Markdown twin lies beside the page: `/docs/intro/` has `/docs/intro.md`. */
async function copyMarkdown(): Promise<string> {
  try {
    const response = await fetch(`${window.location.pathname.replace(/\/$/, '')}.md`);
    if (!response.ok) return 'The Markdown did not load';
    return await copy(await response.text(), 'Markdown copied');
  } catch {
    return 'The Markdown did not load';
  }
}

async function print(): Promise<string> {
  window.print();
  return '';
}

/** In the order in which they are shown. */
export const ACTIONS: readonly Action[] = [
  { label: 'Copy link', run: () => copy(addressOfPage(), 'Link copied') },
  { label: 'Copy as Markdown', run: copyMarkdown },
  { label: 'Print', run: print },
];
