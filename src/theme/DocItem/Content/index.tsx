// Change: adds a line below the title with version, state, date and page actions; `hide_title` hides the title from the eye
// only. Ejected from 3.10.2; the lines between the `ours` comments differ.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
// ours: start
import { MDXProvider } from '@mdx-js/react';
// ours: end
import Heading from '@theme/Heading';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

// ours: start
import TitleLine, { type StateFrontMatter } from '@site/src/components/TitleLine';

import styles from './styles.module.css';
// ours: end

// ours: start
function DocTitleLine(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { lastUpdatedAt, lastUpdatedBy } = metadata;
  const states = frontMatter as StateFrontMatter;
  return <TitleLine lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} frontMatter={states} />;
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
// ours: end

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {/* ours: start */}
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
      {/* ours: end */}
    </div>
  );
}
