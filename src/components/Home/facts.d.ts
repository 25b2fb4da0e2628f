/** Written at build by `plugins/home-page`. */
declare module '@generated/home-page/default/facts.json' {
  import type { HomeFacts } from '@site/plugins/home-page/facts';

  const facts: HomeFacts;
  export default facts;
}
