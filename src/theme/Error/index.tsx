// Change: a crash outside the layout shows the same message as one inside, without the layout, which may itself have
// crashed. Ejected from @docusaurus/core 3.10.2 (theme-fallback), rewritten.
export { default } from '@theme/ErrorPageContent';
