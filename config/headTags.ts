import type { HtmlTags } from '@docusaurus/types';

/** Without JavaScript nobody can switch tabs, so every panel is shown, each under the name of its tab. */
export const noScriptStyles = {
  tagName: 'noscript',
  attributes: {},
  innerHTML: '<style>[role="tabpanel"][hidden],.without-js{display:block!important}</style>',
} satisfies HtmlTags;
