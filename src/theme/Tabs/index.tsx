// Change: the tabs of the classic theme, which the OpenAPI theme replaces with a copy of the same markup.
export { default } from '@theme-init/Tabs';
