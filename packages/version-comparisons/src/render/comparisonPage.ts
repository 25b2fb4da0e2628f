import { toHtml } from 'hast-util-to-html';

import { element, markdownPath, text } from '@api-docs/kit';

import { comparisonElements, type ComparisonView } from './comparisonElements';
import type { pageLayout } from './pageLayout';

interface SharedParts {
  layout: ReturnType<typeof pageLayout>;
  siteUrl: string;
  basePath: string;
  siteTitle: string;
  /** Path of the stylesheet below the base path. */
  styles: string;
}

/** Renders a comparison as an HTML page that is not indexed and has no script except the one for the color mode. */
export function comparisonPage(view: ComparisonView, shared: SharedParts): string {
  const { layout, siteUrl, basePath, siteTitle, styles } = shared;
  const { lang, dir } = layout.language;
  const { title, pageTitle, older, newer } = view;
  const description = `What changed on the page “${pageTitle}” between docs ${older.label} and ${newer.label}.`;
  const markdown = siteUrl + basePath + markdownPath(view.path);
  const version = `${older.label} and ${newer.label}`;
  const footer = layout.footer({ url: siteUrl + basePath + view.path, version });
  const head = [
    element('title', [text(`${title} | ${siteTitle}`)]),
    element('meta', [], { name: 'description', content: description }),
    element('meta', [], { name: 'robots', content: 'noindex' }),
    element('link', [], { rel: ['stylesheet'], href: basePath + styles }),
    element('link', [], { rel: ['alternate'], type: 'text/markdown', href: markdown }),
  ];
  const properties = { id: layout.mainId, className: ['compare', 'markdown'] };
  const main = element('main', comparisonElements(view, basePath), properties);
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><head>${layout.head}${toHtml(head)}</head>`,
    `<body>${layout.before}${toHtml(main)}${footer}</body></html>\n`,
  ].join('\n');
}
