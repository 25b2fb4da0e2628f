import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Entry of the address that holds the language of samples. */
export const LANGUAGE_QUERY = 'lang';

/** The language chosen last, until the page is loaded anew. Nothing is stored. */
let remembered: string | undefined;

/** Carries a chosen language to the pages that follow: the address of each page with samples names it. */
export function useRememberedLanguage(): void {
  const history = useHistory();
  const chosen = new URLSearchParams(useLocation().search).get(LANGUAGE_QUERY);

  useEffect(() => {
    if (chosen !== null) {
      remembered = chosen;
      return;
    }
    const search = new URLSearchParams(history.location.search);
    if (remembered === undefined || search.has(LANGUAGE_QUERY)) return;
    search.set(LANGUAGE_QUERY, remembered);
    history.replace({ ...history.location, search: search.toString() });
  }, [chosen, history]);
}
