// Change: uses the tabs of the classic theme; those of the OpenAPI theme are a copy with the same markup. The choice in a
// group is kept in the URL and in memory, not in the storage, and all panels are in the served HTML.
import { useHistory, useLocation } from '@docusaurus/router';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import InitialTabs from '@theme-init/Tabs';
import clsx from 'clsx';
import { Children, isValidElement, useEffect, useLayoutEffect, type ReactNode } from 'react';

/** The last choice in each group, until the next full page load. */
const lastChoices = new Map<string, string>();

/** The query parameters and values of the groups on the page. Another page, or another group, may lack some of them. */
const groups = new Set<{ key: string | undefined; values: readonly string[] }>();

/**
 * Keeps the choice in a group across navigation by adding it to the URL of each page that has it. Removes a value from the URL
 * that no group on the page has.
 */
function useLastChoice({ groupId, values, children }: Props, key: string | undefined): void {
  const history = useHistory();
  const query = useLocation().search;
  const chosen = key === undefined ? null : new URLSearchParams(query).get(key);

  useLayoutEffect(() => {
    const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
    const group = { key, values: (values ?? items.map(({ props }) => props)).map(({ value }) => value) };
    groups.add(group);
    return () => void groups.delete(group);
  }, [key, values, children]);

  useEffect(() => {
    if (key === undefined) return;
    const isKnown = (value: string) => [...groups].some((group) => group.key === key && group.values.includes(value));
    const search = new URLSearchParams(history.location.search);
    const last = lastChoices.get(groupId ?? '');
    if (chosen !== null && isKnown(chosen)) {
      if (groupId !== undefined) lastChoices.set(groupId, chosen);
      return;
    }
    if (chosen !== null) search.delete(key);
    else if (last !== undefined && isKnown(last) && !search.has(key)) search.set(key, last);
    else return;
    history.replace({ ...history.location, search: search.toString() });
  }, [chosen, groupId, key, history]);
}

/** Group of tabs that say the same in several programming languages. The Markdown version of a page has the first of them. */
const LANGUAGES = 'lang';

export default function Tabs(props: Props): ReactNode {
  const { groupId, queryString, className } = props;
  const key = typeof queryString === 'string' ? queryString : groupId;
  useLastChoice(props, key);
  return (
    <InitialTabs
      {...props}
      groupId={undefined}
      className={clsx(className, groupId === LANGUAGES && 'language-tabs')}
      lazy={false}
      queryString={key ?? queryString ?? false}
    />
  );
}
