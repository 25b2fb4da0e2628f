import type { ContentPage } from './content';

/** An entry of a sidebar as VitePress takes it. */
export interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function words(folder: string): string {
  const last = folder.slice(folder.lastIndexOf('/') + 1).replace(/[-_]/g, ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
}

/**
 * Makes the one sidebar of all pages: a group for each folder, as generators make it that do so themselves.
 *
 * @param pages sorted by path
 * @param address of a page, without a slash at its front
 */
export function sidebar(pages: readonly ContentPage[], address: (page: ContentPage) => string): SidebarItem[] {
  const itemsBelow = (folder: string): SidebarItem[] => {
    const below = pages.filter(({ path }) => path.startsWith(folder === '' ? '' : `${folder}/`) && path !== folder);
    const names = below.map(({ path }) => {
      const rest = folder === '' ? path : path.slice(folder.length + 1);
      return [folder, rest.split('/')[0]].filter(Boolean).join('/');
    });
    return [...new Set(names)].map((name) => {
      const page = pages.find(({ path }) => path === name);
      const own = page && { text: page.title, link: `/${address(page)}` };
      const isGroup = pages.some(({ path }) => parentOf(path) === name || path.startsWith(`${name}/`));
      return isGroup ? { text: words(name), collapsed: true, ...own, items: itemsBelow(name) } : { text: name, ...own };
    });
  };
  return itemsBelow('');
}
