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

/** Groups posts by year. They are ordered from newest to oldest. */
function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

function Year({ year, posts }: { year: string; posts: readonly ArchiveBlogPost[] }): ReactNode {
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className="clean-list">
        {posts.map(({ metadata: { permalink, date, title } }) => (
          <li key={permalink} className="cluster">
            <Link to={permalink}>{title}</Link>{' '}
            <time className="muted" dateTime={date}>
              {DAY.format(new Date(date))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <>
      <PageMetadata title={TITLE} description="All posts of this blog by year, newest first." />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{TITLE}</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </main>
      </Layout>
    </>
  );
}
