/** A style sheet of a theme whose component the site does not show. */
export interface UnusedSheet {
  /** Part of the sheet's path, with slashes. */
  sheet: string;
  /** What the component would put into a page. */
  element: string;
}

/** `tests/contract/leanStyles.test.ts` looks for the elements on every page. */
export const UNUSED_SHEETS: readonly UnusedSheet[] = [
  { sheet: 'theme/Blog/Components/Author/', element: '.avatar' },
  { sheet: 'theme/Blog/Pages/BlogAuthorsListPage/', element: '.avatar' },
  { sheet: 'theme/BlogPostItem/Header/Authors/', element: '.avatar' },
  { sheet: 'theme/Icon/Socials/', element: '.avatar' },
  { sheet: 'theme/DocRoot/Layout/Sidebar/ExpandButton/', element: '[title="Expand sidebar"]' },
  { sheet: 'theme/DocSidebar/Desktop/CollapseButton/', element: '[title="Collapse sidebar"]' },
  { sheet: 'theme/DocSidebarItem/Html/', element: '.theme-doc-sidebar-menu .menu__list-item > :not(a, div, ul)' },
  { sheet: 'theme/Footer/Logo/', element: '.footer__logo' },
  { sheet: 'theme/Navbar/ColorModeToggle/', element: '.navbar--dark' },
];
