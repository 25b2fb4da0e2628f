/** The core of Prism without any language; the types of the package know only the whole. */
declare module 'prismjs/components/prism-core' {
  import type * as Prism from 'prismjs';

  const core: typeof Prism;
  export default core;
}
