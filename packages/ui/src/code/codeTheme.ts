import type { PrismTheme } from 'prism-react-renderer';

/** A style of the theme. The first of its types is the suffix of the CSS class; the others have the same color. */
const style = (color: string, types: string[], more: object = {}) => ({
  types,
  style: { color: `var(${color})`, ...more },
});

/** The colors of code: which types of Prism tokens, and aliases of them, have which. All other tokens are plain text. */
export const codeTheme: PrismTheme = {
  plain: {},
  styles: [
    style('--site-color-muted', ['comment', 'prolog', 'doctype', 'cdata'], { fontStyle: 'italic' }),
    style('--site-color-new', ['string', 'attr-value', 'triple-quoted-string', 'char', 'regex']),
    style('--site-color-new', ['inserted']),
    style('--site-code-keyword', ['keyword', 'boolean', 'constant', 'tag', 'shebang', 'atrule', 'directive', 'coord']),
    style('--site-color-accent', [
      ...[
        'name',
        'function',
        'class-name',
        'property',
        'attr-name',
        'key',
        'variable',
        'parameter',
        'selector',
        'symbol',
      ],
    ]),
    style('--site-color-changed', ['number', 'builtin', 'namespace']),
    style('--site-color-required', ['deleted']),
  ],
};
