/** What pages say below their title about an operation that is marked deprecated. A page loads this file. */
export const DEPRECATED_LABEL = 'deprecated';
