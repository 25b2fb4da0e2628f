import { notCopied } from './notCopied';

/**
 * Copies a text, also where the browser has no clipboard API: on a page that came over HTTP from another host than localhost.
 *
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const { default: copy } = await import('copy-text-to-clipboard');
  // Everything outside of an open dialog is inert.
  const target = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  if (!copy(text, { target })) throw new Error(notCopied());
}
