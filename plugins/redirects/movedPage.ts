/** The browser follows pages in the same way: see `shared/movedPage.ts`. */
export { movedPage } from '../../shared/movedPage';
