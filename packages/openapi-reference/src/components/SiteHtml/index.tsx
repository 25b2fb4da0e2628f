import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { HTMLAttributes, ReactNode } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  /** Name of the element around the HTML. */
  as: 'div' | 'li' | 'span';
  /** A description of the OpenAPI file, which the build rendered. */
  html: string;
}

/** Where the path of a link to a page of the site begins. */
const LINK = '<a href="/';

function LinkedHtml({ as: Element, html, ...props }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();
  const __html = html.replace(/(?<=<a href=")\/[^"]*/g, (to) => {
    const href = applyTrailingSlash(withBaseUrl(to), siteConfig);
    brokenLinks.collectLink(href);
    return href;
  });
  return <Element {...props} dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * HTML whose links to pages of the site get its base URL and slash, and are checked, like those of Docusaurus' own `Link`. Most has
 * none, and a page of the reference has hundreds of such elements to hydrate.
 */
export default function SiteHtml(props: Props): ReactNode {
  if (props.html.includes(LINK)) return <LinkedHtml {...props} />;
  const { as: Element, html, ...others } = props;
  return <Element {...others} dangerouslySetInnerHTML={{ __html: html }} />;
}
