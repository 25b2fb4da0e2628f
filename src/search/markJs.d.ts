/** Types for the part of mark.js 8.11.1 that marks words; the package ships none. */
declare module 'mark.js' {
  export default class Mark {
    constructor(context: Element);
    mark(words: string[], options: { separateWordSearch: boolean; exclude: string[] }): void;
    unmark(): void;
  }
}
