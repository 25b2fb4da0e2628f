import Link from '@docusaurus/Link';
import { getStemmedPositions } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import { highlight } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import { highlightStemmed } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import type { SearchHit } from '@site/src/search/types';

import styles from './styles.module.css';

/** Kinds of hits whose text is not a title: description, keywords, content. */
const PASSAGE_TYPES = [2, 3, 4];

/** Characters of a passage that are shown around the match. */
const EXCERPT = 100;

function address({ document, tokens }: SearchHit): string {
  const marks = new URLSearchParams(tokens.map((token) => ['_highlight', token]));
  return `${document.u}${tokens.length > 0 ? `?${marks.toString()}` : ''}${document.h ?? ''}`;
}

function trail({ document, page }: SearchHit): string[] {
  const titles = page ? [...(page.b ?? []), page.t] : (document.b ?? []);
  return titles.filter((title) => title !== '');
}

/** One result: its title, where it stands, and the passage that fits. */
export default function SearchResult({ hit }: { hit: SearchHit }): ReactNode {
  const { document, type, tokens, metadata } = hit;
  const isPassage = PASSAGE_TYPES.includes(type);
  const marked = highlightStemmed(document.t, getStemmedPositions(metadata, 't'), tokens, EXCERPT);
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link
          to={address(hit)}
          dangerouslySetInnerHTML={{ __html: isPassage ? highlight(document.s ?? document.t, tokens) : marked }}
        />
      </Heading>
      <p className={styles.trail}>{trail(hit).join(' › ')}</p>
      {isPassage && <p className={styles.passage} dangerouslySetInnerHTML={{ __html: marked }} />}
    </article>
  );
}
