// Change: uses the tabs of the classic theme; those of the OpenAPI theme are a copy with the same markup. The choice in a
// group is kept in the URL and in memory, not in the storage, and all panels are in the served HTML.
import { useHistory, useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Tabs';
import InitialTabs from '@theme-init/Tabs';
import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';

/** The last choice in each group, until the next full page load. */
const lastChoices = new Map<string, string>();

/** Keeps the choice in a group across navigation by adding it to the URL of each page that has tabs of the group. */
function useLastChoice(groupId: string | undefined, key: string | undefined): void {
  const history = useHistory();
  const query = useLocation().search;
  const chosen = key === undefined ? null : new URLSearchParams(query).get(key);

  useEffect(() => {
    if (groupId === undefined || key === undefined) return;
    if (chosen !== null) {
      lastChoices.set(groupId, chosen);
      return;
    }
    const search = new URLSearchParams(history.location.search);
    const last = lastChoices.get(groupId);
    if (last === undefined || search.has(key)) return;
    search.set(key, last);
    history.replace({ ...history.location, search: search.toString() });
  }, [chosen, groupId, key, history]);
}

/** Group of tabs that say the same in several programming languages. The Markdown version of a page has the first of them. */
const LANGUAGES = 'lang';

export default function Tabs({ groupId, queryString, className, ...props }: Props): ReactNode {
  const key = typeof queryString === 'string' ? queryString : groupId;
  useLastChoice(groupId, key);
  return (
    <InitialTabs
      {...props}
      className={clsx(className, groupId === LANGUAGES && 'language-tabs')}
      lazy={false}
      queryString={key ?? queryString ?? false}
    />
  );
}
