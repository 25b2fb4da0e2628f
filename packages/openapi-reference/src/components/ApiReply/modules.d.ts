/** A component of the theme of the reference, which a site may swizzle. */
declare module '@theme/ReplyFigure' {
  import type { ReactNode } from 'react';

  export default function ReplyFigure(props: object): ReactNode;
}
