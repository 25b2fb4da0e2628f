/** A component of the theme of the reference, which a site may swizzle. */
declare module '@theme/ResponseFigure' {
  import type { ReactNode } from 'react';

  export default function ResponseFigure(props: object): ReactNode;
}

/** The instance that the default export of the package has, without its languages. */
declare module 'prismjs/components/prism-core.min' {
  import * as Prism from 'prismjs';

  export default Prism;
}
