/** What a social card shows, and of which page: the picture that other sites put beside a link to it. */
export interface Card {
  /** Site path of the page, with a slash at both ends. */
  page: string;
  title: string;
  /** Where the page stands, for example `Docs / Security shields`. */
  section: string;
  /** Small line at the foot. */
  foot: string;
}

/** Size of every card in pixels: the one that link previews are cut for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Folder of the cards below the base path. */
export const CARD_FOLDER = 'img/social';

/** @returns path of a card below the base path, for example `img/social/docs/intro.png` */
export function cardFile({ page }: Pick<Card, 'page'>): string {
  return `${CARD_FOLDER}/${page.slice(1, -1) || 'index'}.png`;
}
