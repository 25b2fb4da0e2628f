// Change: the tabs of the classic theme. The OpenAPI theme has a copy with a context of its own, without which panels that read
// the tabs around them, as in `@api-docs/ui/TabPanel`, fail.
export { default } from '@theme-init/Tabs';
