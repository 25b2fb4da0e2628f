/** The instance that the default export of the package has, without its languages. */
declare module 'prismjs/components/prism-core.min' {
  import * as Prism from 'prismjs';

  export default Prism;
}
