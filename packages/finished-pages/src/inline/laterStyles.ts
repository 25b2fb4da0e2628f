import { LATER_STYLES } from '@api-docs/kit';

/** Applies stylesheets that the first paint does not wait for, once they have loaded. */
export function applyLaterStyles(): void {
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.hasAttribute(LATER_STYLES)) target.media = 'all';
  };
  document.addEventListener('load', onLoad, true);
}
