// Change: the menu is a disclosure of links. Clicks of any kind open and close it; Escape closes it and returns the focus; arrow
// keys move between the links; `aria-expanded` says whether they show. Ejected from 3.10.2.
// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';

import { nextOption } from '@api-docs/ui';

/**
 * Returns what opens the menu: a pointer, until it leaves, or a click. Before the first event, and without JavaScript, it is the
 * stylesheet. A press elsewhere and Escape close the menu.
 */
function useOpener(box: RefObject<HTMLElement | null>) {
  const [opener, setOpener] = useState<'stylesheet' | 'pointer' | 'click' | undefined>('stylesheet');
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpener(undefined);
    };
    const onEscape = ({ key }: DocumentEventMap['keydown']) => {
      if (key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) box.current.querySelector('a')?.focus();
      setOpener(undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => listening.abort();
  }, [box]);
  return [opener, setOpener] as const;
}

export default function DropdownNavbarItemDesktop({ items, position, className, ...props }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [opener, setOpener] = useOpener(box);
  const isClicked = opener === 'click';
  const isShown = isClicked || opener === 'pointer';

  function toggle(event: SyntheticEvent) {
    event.preventDefault();
    setOpener(isClicked ? undefined : 'click');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const [button, ...links] = event.currentTarget.querySelectorAll('a');
    const { activeElement } = document;
    if (event.key === ' ' && activeElement === button) toggle(event);
    const next = nextOption(event.key, links.indexOf(activeElement as HTMLAnchorElement), links.length);
    if (next === undefined) return;
    event.preventDefault();
    // The links of a closed menu cannot be focused.
    flushSync(() => setOpener('click'));
    links[next]?.focus();
  }

  return (
    <div
      ref={box}
      className={clsx(
        'navbar__item dropdown',
        opener === 'stylesheet' && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isShown && 'dropdown--show',
      )}
      onPointerEnter={({ pointerType }) => !isClicked && pointerType === 'mouse' && setOpener('pointer')}
      onPointerLeave={() => !isClicked && setOpener(undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpener(undefined);
      }}
      onKeyDown={onKeyDown}
    >
      <NavbarNavLink
        role="button"
        aria-expanded={isShown}
        aria-controls={id}
        href={props.to ? undefined : '#'}
        {...props}
        className={clsx('navbar__link', className)}
        onClick={toggle}
      />
      <ul id={id} className="dropdown__menu" onClick={() => setOpener(undefined)}>
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
