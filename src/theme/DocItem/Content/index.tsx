// Change: adds a line below the title with version, state, date and page actions; `hide_title` hides the title from the eye
// only. Ejected from 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { MDXProvider } from '@mdx-js/react';
import Heading from '@theme/Heading';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import TitleLine, { type StateFrontMatter } from '@site/src/components/TitleLine';

import styles from './styles.module.css';

function DocTitleLine(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { lastUpdatedAt, lastUpdatedBy } = metadata;
  return <TitleLine {...{ lastUpdatedAt, lastUpdatedBy }} frontMatter={frontMatter as StateFrontMatter} />;
}

/** A title that is written in the text, as `# Title`. Docusaurus wraps the first, and only this one, in a `<header>`. */
function WrittenTitle({ children }: ComponentProps<'header'>): ReactNode {
  return (
    <header>
      {children}
      <DocTitleLine />
    </header>
  );
}

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && (
        <header>
          <Heading as="h1" className={frontMatter.hide_title ? styles.hidden : undefined}>
            {metadata.title}
          </Heading>
          <DocTitleLine />
        </header>
      )}
      <MDXContent>
        <MDXProvider components={{ header: WrittenTitle }}>{children}</MDXProvider>
      </MDXContent>
    </div>
  );
}
