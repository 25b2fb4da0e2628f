import { toHtml } from 'hast-util-to-html';

import { twinPath } from '../../shared/markdownTwin';
import { element, text } from '../elements';
import { comparisonElements } from './comparisonElements';
import { comparisonTitle } from './comparisonTitle';
import type { ComparisonView } from './comparisonView';
import type { PageShell } from './pageShell';

/** What all comparison pages have in common. */
export interface ComparisonFrame {
  shell: PageShell;
  siteUrl: string;
  basePath: string;
  siteTitle: string;
  /** Path of the style sheet below the base path. */
  styles: string;
}

/**
 * Writes a comparison as a page of the site: static, not indexed, no scripts but the one for the color mode.
 *
 * @param view what it shows
 * @param frame what all of them have in common
 * @returns HTML
 */
export function comparisonPage(view: ComparisonView, frame: ComparisonFrame): string {
  const { shell, siteUrl, basePath, siteTitle, styles } = frame;
  const { older, newer } = view;
  const head = [
    element('title', [text(`${comparisonTitle(view)} | ${siteTitle}`)]),
    element('meta', [], {
      name: 'description',
      content: `What changed on the page “${newer.title}” between docs ${older.version} and ${newer.version}.`,
    }),
    element('meta', [], { name: 'robots', content: 'noindex' }),
    element('link', [], { rel: ['stylesheet'], href: basePath + styles }),
    element('link', [], { rel: ['alternate'], type: 'text/markdown', href: siteUrl + basePath + twinPath(view.path) }),
  ];
  const main = element('main', comparisonElements(view, basePath), {
    id: shell.mainId,
    className: ['compare', 'markdown'],
  });
  return [
    `<!doctype html><html lang="en" dir="ltr"><head>${shell.head}${toHtml(head)}</head>`,
    `<body>${shell.before}${toHtml(main)}${shell.after}</body></html>\n`,
  ].join('\n');
}
