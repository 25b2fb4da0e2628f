import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { PrismTheme } from 'prism-react-renderer';

/** Colors of code. Each has at least 4.5:1 on its background (`--site-color-raised` of the same mode). */
interface CodeColors {
  background: string;
  plain: string;
  comment: string;
  string: string;
  keyword: string;
  name: string;
  number: string;
}

const LIGHT: CodeColors = {
  background: '#f4f6f6',
  plain: '#16232b',
  comment: '#566770',
  string: '#17613a',
  keyword: '#8a2a5b',
  name: '#0b5c6b',
  number: '#8a4b08',
};

const DARK: CodeColors = {
  background: '#18232a',
  plain: '#e4ebee',
  comment: '#a1b1ba',
  string: '#8fdcae',
  keyword: '#f0a6cc',
  name: '#6fd0df',
  number: '#f0c26b',
};

function codeTheme({ background, plain, comment, string, keyword, name, number }: CodeColors): PrismTheme {
  return {
    plain: { color: plain, backgroundColor: background },
    styles: [
      { types: ['comment', 'prolog'], style: { color: comment, fontStyle: 'italic' } },
      { types: ['string', 'attr-value', 'triple-quoted-string', 'char', 'regex'], style: { color: string } },
      { types: ['keyword', 'boolean', 'constant', 'tag', 'shebang'], style: { color: keyword } },
      {
        types: ['function', 'class-name', 'property', 'attr-name', 'key', 'variable', 'parameter'],
        style: { color: name },
      },
      { types: ['number', 'builtin', 'namespace'], style: { color: number } },
    ],
  };
}

export const prism: UserThemeConfig['prism'] = {
  theme: codeTheme(LIGHT),
  darkTheme: codeTheme(DARK),
  additionalLanguages: ['bash', 'java', 'json', 'http'],
};
