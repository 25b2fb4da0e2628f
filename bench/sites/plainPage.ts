import { load } from 'cheerio';

/** Attributes that mean something without style sheet and scripts. */
const KEPT = ['href', 'id'];

/**
 * Makes the page that the content alone would be: its HTML with a small style sheet, no navigation, no script. It is what
 * physics allows, not a rival.
 *
 * @param html of a page that stock Docusaurus made of plain Markdown
 * @param styles address of the style sheet
 */
export function plainPage(html: string, styles: string): string {
  const $ = load(html);
  const main = $('.theme-doc-markdown').first();
  main.find('button, .hash-link, svg').remove();
  main.find('br').replaceWith('\n');
  main.find('div, span').each((_, element) => void $(element).replaceWith($(element).contents()));
  main.find('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) if (!KEPT.includes(name)) $(element).removeAttr(name);
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${$('h1').first().text()}</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main>
${main.html() ?? ''}
</main>
</body>
</html>
`;
}
