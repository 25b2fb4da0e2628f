import type { UserThemeConfig } from '@docusaurus/theme-common';
import { themes } from 'prism-react-renderer';

export const prism: UserThemeConfig['prism'] = {
  theme: themes.github,
  darkTheme: themes.palenight,
  additionalLanguages: ['bash', 'java', 'json', 'http'],
};
