// Change: years are headings of level 2, and the page has no hero. Ejected from 3.10.2, without translations.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const TITLE = 'Archive';

/** In UTC, so that the server and every browser render the same day. */
const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const years = new Map<string, ArchiveBlogPost[]>();
  // Docusaurus lists the newest post first.
  for (const post of archive.blogPosts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return (
    <>
      <PageMetadata title={TITLE} description="All posts of this blog by year, newest first." />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{TITLE}</Heading>
          {[...years].map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="clean-list">
                {posts.map(({ metadata: { permalink, date, title } }) => (
                  <li key={permalink} className="cluster margin-bottom--sm">
                    <Link to={permalink}>{title}</Link>{' '}
                    <time className="muted" dateTime={date}>
                      {DAY.format(new Date(date))}
                    </time>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
