// Change: the mark is drawn in the page, in the colors of the mode, not loaded as two images. Ejected from 3.10.2.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';

import Mark from '@site/src/components/Mark';

export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactNode {
  const { navbar } = useThemeConfig();
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <Mark className={imageClassName} />
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
