// The default theme, with the fonts of the system, as all sites of this comparison have them.
export { default } from 'vitepress/theme-without-fonts';
