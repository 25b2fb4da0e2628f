import { brand } from '../brand.config';
import { socialCards } from '../plugins/social-cards';
import { apiFiles } from './markdown';

/** A picture of each page for link previews. A function has no options, which would be shipped to the browser. */
export const socialCardsPlugin = socialCards({ files: apiFiles, brand });
