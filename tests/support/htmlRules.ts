import type { ConfigData } from 'html-validate';

/** How the built pages are held against the HTML standard. Each rule that differs from the preset says why. */
export const HTML_RULES = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {},
} satisfies ConfigData;
