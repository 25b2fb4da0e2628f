import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { PrismTheme } from 'prism-react-renderer';

/** Code takes its colors from variables, so that it is right in both modes before any script runs. */
const theme: PrismTheme = {
  plain: { color: 'var(--site-code-plain)', backgroundColor: 'var(--site-color-raised)' },
  styles: [
    { types: ['comment', 'prolog'], style: { color: 'var(--site-code-comment)', fontStyle: 'italic' } },
    {
      types: ['string', 'attr-value', 'triple-quoted-string', 'char', 'regex'],
      style: { color: 'var(--site-code-string)' },
    },
    { types: ['keyword', 'boolean', 'constant', 'tag', 'shebang'], style: { color: 'var(--site-code-keyword)' } },
    {
      types: ['function', 'class-name', 'property', 'attr-name', 'key', 'variable', 'parameter'],
      style: { color: 'var(--site-code-name)' },
    },
    { types: ['number', 'builtin', 'namespace'], style: { color: 'var(--site-code-number)' } },
  ],
};

export const prism: UserThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'java', 'json', 'http'],
};
