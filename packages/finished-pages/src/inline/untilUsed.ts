import { CONTROLS, FIELDS } from './controls';

const USES = ['click', 'focusin', 'keydown'];

/**
 * Waits until the reader uses a control, if the browser has translated the page. It does so with `<font>` elements, which React
 * would replace by the texts in the language of the site.
 */
export function untilUsed(): Promise<void> {
  if (!document.querySelector('#__docusaurus font')) return Promise.resolve();
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const use = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`${CONTROLS}, ${FIELDS}`)) resolve();
    };
    for (const type of USES) document.addEventListener(type, use, options);
  });
}
