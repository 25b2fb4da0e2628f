// Change: the logo is an inline SVG in the colors of the color mode instead of two images. The copy in the sidebar, which
// repeats the link of the navbar, is hidden from screen readers. Ejected from 3.10.2.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';

import LogoMark from '@site/src/components/LogoMark';

export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactNode {
  const { navbar } = useThemeConfig();
  return (
    <Link to={useBaseUrl('/')} aria-hidden={props.tabIndex === -1 || undefined} {...props}>
      <LogoMark className={imageClassName} />
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
