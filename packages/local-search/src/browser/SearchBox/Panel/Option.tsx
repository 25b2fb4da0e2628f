import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

import MarkedText from '../../MarkedText';
import type { SearchHit } from '../../../engine/types';
import type { PanelOption } from '../useSuggestions';
import styles from './styles.module.css';

function Hit({ hit }: { hit: SearchHit }): ReactNode {
  const { kind, method, title, trail, excerpt } = hit;
  return (
    <>
      <span className={styles.line}>
        <span className={clsx(styles.title, kind === 'field' && styles.code)}>
          <MarkedText>{title}</MarkedText>
        </span>
        {method && <span className={styles.tag}>{method}</span>}
      </span>
      {trail.length > 0 && <div className="muted">{trail.join(' › ')}</div>}
      {excerpt.text && (
        <div>
          <MarkedText>{excerpt}</MarkedText>
        </div>
      )}
    </>
  );
}

interface Props {
  id: string;
  option: PanelOption;
  isActive: boolean;
  onChoose(option: PanelOption): void;
}

/** An option of the list: a link, so that it can also be opened in a new tab. */
export default function Option({ id, option, isActive, onChoose }: Props): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(option);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would prefetch the page of every suggestion
    <a
      id={id}
      href={option.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.option, styles[option.kind])}
      onClick={onClick}
    >
      {option.kind === 'hit' && <Hit hit={option.hit} />}
      {option.kind === 'word' && (
        <Translate values={{ word: <b>{option.word}</b> }}>{'Did you mean {word}?'}</Translate>
      )}
      {option.kind === 'page' && option.label}
      {option.kind === 'all' &&
        (option.total === 1
          ? translate({ message: 'See the 1 result' })
          : translate({ message: 'See all {total} results' }, { total: option.total }))}
    </a>
  );
}
