// Change: as in `Tabs`.
export { default } from '@theme-init/TabItem';
