// Change: uses the tab panels of the classic theme, see `Tabs`.
export { default } from '@theme-init/TabItem';
