// Change: the name of the link says that it opens the home page, because the navbar's "Home" opens the introduction.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Logo from '@theme-original/Logo';
import type { Props } from '@theme/Logo';
import type { ReactNode } from 'react';

export default function NamedLogo(props: Props): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  return <Logo {...props} aria-label={`${title} home page`} />;
}
