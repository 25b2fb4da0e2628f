import type { Target } from './enginePage';

export const TITLE = 'main h1';
export const THEME_BUTTON = 'button[aria-label^="Switch between dark and light mode"]';
export const ANNOUNCEMENT = '.theme-announcement-bar';
export const SEARCH_FIELD = '#site-search';
export const SEARCH_OPENER = 'button[aria-label="Open the search"]';
export const SUGGESTION = '[role=listbox] [role=option]';
export const ACTIVE_SUGGESTION = '[role=option][aria-selected=true]';
export const SKIP_LINK: Target = ['a', 'Skip to main content'];
export const MENU_BUTTON = '.navbar__toggle';
export const MENU = '.navbar-sidebar--show .navbar-sidebar';
export const VERSION_NEXT = '.navbar .dropdown__menu a[href*="/docs/next/"]';
export const VERSION_BUTTON = '.navbar .dropdown__link, .navbar .dropdown > .navbar__link';
export const BUILDER_BUTTON = 'button[aria-haspopup=dialog]';
export const BUILDER = 'dialog[open]';
export const BUILDER_FIELD = 'dialog[open] :is(textarea, input:not([type=checkbox]))';
