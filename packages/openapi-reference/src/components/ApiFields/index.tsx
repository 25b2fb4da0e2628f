import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Tabs from '@theme/Tabs';
import { Fragment, type CSSProperties, type ReactNode } from 'react';

import { Badge, TabPanel } from '@api-docs/ui';
// Without the label for readers without JavaScript: the first row names the variant.

import type { ApiFieldsProps, RenderedFieldRow } from '../../model/types';
import { PRESENCE } from '../presence';
import SiteHtml from '../SiteHtml';
import styles from './styles.module.css';

/** Only the first table of a body has a caption. */
type Props = Pick<ApiFieldsProps, 'part' | 'sections'> & Partial<ApiFieldsProps>;

/** Length of a name from which it breaks between its words. */
const LONG_NAME = 24;

/** Renders a name. A long one may break after `_` and `-`, and before a capital letter. */
function FieldName({ name }: { name: string }): ReactNode {
  if (name.length <= LONG_NAME) return name;
  return name.split(/(?<=[_-])|(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Renders `context[].chunk_text` with muted parents and an optional line break after each dot. */
function FieldPath({ path }: { path: string }): ReactNode {
  const names = path.split('.');
  const name = names.pop();
  return (
    <code className={styles.path}>
      {names.map((parent, index) => (
        <span key={index} className={styles.parent}>
          {parent}.<wbr />
        </span>
      ))}
      {name !== undefined && <FieldName name={name} />}
    </code>
  );
}

function Facts({ row, part }: { row: RenderedFieldRow; part: ApiFieldsProps['part'] }): ReactNode {
  const isInList = part === 'reply' && row.requirement === 'required' && /\[\]\.[^.]+$/.test(row.path);
  const [presence, inColumn] = isInList
    ? [translate({ message: 'in every item' })]
    : (PRESENCE[part][row.requirement] ?? [row.requirement]);
  const isRequiredInput = part === 'request' && row.requirement === 'required';
  return (
    <span className={`cluster muted ${styles.facts}`}>
      <span>{row.type}</span>
      {row.variant === undefined && row.name !== '' && (
        <span data-markdown={inColumn}>{isRequiredInput ? <Badge kind="required">{presence}</Badge> : presence}</span>
      )}
      {row.deprecated && (
        <span>
          <Badge kind="deprecated">{translate({ message: 'deprecated' })}</Badge>
        </span>
      )}
    </span>
  );
}

function Limits({ row }: { row: RenderedFieldRow }): ReactNode {
  if (!row.limits && row.default === undefined && !row.schema) return null;
  return (
    <ul className={`muted ${styles.limits}`}>
      {row.default !== undefined && (
        <li data-markdown="default">
          {translate({ message: 'default:' })} <code>{row.default}</code>
        </li>
      )}
      {row.schema && (
        <li>
          {translate({ message: 'has the fields of' })} <Link to={row.schema.to}>{row.schema.name}</Link>
        </li>
      )}
      {row.limits?.map((limit) => (
        <SiteHtml key={limit} as="li" html={limit} />
      ))}
    </ul>
  );
}

/** The path of a field as a link to its row. A variant has its title, which may contain links, and the link after it. */
function Name({ row }: { row: RenderedFieldRow }): ReactNode {
  const to = `#${row.anchor}`;
  if (row.variant === undefined) {
    return (
      <Link className={styles.anchor} to={to}>
        <FieldPath path={row.path} />
      </Link>
    );
  }
  return (
    <>
      <SiteHtml as="span" html={row.variant.html} />
      <Link
        className={styles.anchor}
        to={to}
        aria-label={translate({ message: 'Link to the field {path}' }, { path: row.path })}
        data-markdown="skip"
      >
        {' #'}
      </Link>
    </>
  );
}

function Row({ row, part }: { row: RenderedFieldRow; part: ApiFieldsProps['part'] }): ReactNode {
  useBrokenLinks().collectAnchor(row.anchor);
  return (
    <tr id={row.anchor} style={{ '--depth': row.depth } as CSSProperties}>
      <th scope="row" className={`text--normal ${styles.field}`}>
        <Name row={row} />
        <Facts row={row} part={part} />
      </th>
      <td>
        <SiteHtml as="div" html={row.html} />
        <Limits row={row} />
      </td>
    </tr>
  );
}

function Table({ rows, ...props }: { rows: RenderedFieldRow[] } & Omit<Props, 'sections'>): ReactNode {
  const { part, caption, isBelowHeading } = props;
  return (
    <table
      className={styles.table}
      data-markdown={`${part}-fields` as const}
      aria-label={isBelowHeading ? caption : undefined}
    >
      {caption && !isBelowHeading && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{translate({ message: 'Field' })}</th>
          <th scope="col">{translate({ message: 'Meaning' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.anchor} row={row} part={part} />
        ))}
      </tbody>
    </table>
  );
}

function Sections({ sections, part, caption, isBelowHeading }: Props): ReactNode {
  return sections.map(({ rows, fold, sections: inner = [], panels = [] }, index) => {
    if (rows) {
      const label = index === 0 ? caption : undefined;
      return <Table key={index} rows={rows} part={part} caption={label} isBelowHeading={isBelowHeading} />;
    }
    if (fold === undefined) {
      return (
        <div key={index} className={styles.inner}>
          <Tabs>
            {panels.map(({ name, anchor, sections: own }) => (
              <TabPanel key={anchor} value={anchor} label={name}>
                <Sections part={part} sections={own} />
              </TabPanel>
            ))}
          </Tabs>
        </div>
      );
    }
    return (
      <details key={index} className={styles.inner}>
        <summary>
          {translate({ message: 'Fields of' })} <code>{fold}</code>
        </summary>
        <Sections part={part} sections={inner} />
      </details>
    );
  });
}

/**
 * The fields of a request or response body. Nested fields are indented below their parent, deep ones fold, and variants are
 * tabs.
 */
export default function ApiFields(props: ApiFieldsProps): ReactNode {
  return (
    <div className={`stackable ${styles.fields}`}>
      <Sections {...props} />
    </div>
  );
}
