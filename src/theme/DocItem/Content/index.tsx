// Change: adds a line below the title with version, state, date and page actions. Ejected from 3.10.2; only the lines
// between the `ours` comments are added. Pages do not write their own `#` title, so the title is always synthetic.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// ours: start
import TitleLine from '@site/src/components/TitleLine';
// ours: end

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {/* ours: start */}
        <TitleLine lastUpdatedAt={metadata.lastUpdatedAt} frontMatter={frontMatter} />
        {/* ours: end */}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
