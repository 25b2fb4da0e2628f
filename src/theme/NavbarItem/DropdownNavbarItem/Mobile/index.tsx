// Change: one button instead of a link and a button, with `aria-expanded`. Ejected from 3.10.2.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import { useId, useState, type ReactNode } from 'react';

export default function DropdownNavbarItemMobile({ items, className, label, onClick }: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        <button
          type="button"
          className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', className)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </button>
      </div>
      <ul id={id} className="menu__list" hidden={!isOpen}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </li>
  );
}
