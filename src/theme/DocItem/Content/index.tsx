// Change: adds a line below the title with version, state, date and page actions; `hide_title` hides the title from the eye
// only. Ejected from 3.10.2; the lines between the `ours` comments differ.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// ours: start
import TitleLine from '@site/src/components/TitleLine';

import styles from './styles.module.css';
// ours: end

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const { title, lastUpdatedAt, lastUpdatedBy } = metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        {/* ours: start */}
        {contentTitle === undefined && (
          <Heading as="h1" className={frontMatter.hide_title ? styles.hidden : undefined}>
            {title}
          </Heading>
        )}
        <TitleLine lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} frontMatter={frontMatter} />
        {/* ours: end */}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
