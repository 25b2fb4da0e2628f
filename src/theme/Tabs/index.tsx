// Change: uses the tabs of the classic theme. Those of the OpenAPI theme are a copy with the same markup.
export { default } from '@theme-init/Tabs';
