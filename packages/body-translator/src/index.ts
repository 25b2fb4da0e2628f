export * from './readAnswer';
export * from './read/readInput';
export * from './recognize';
export * from './translate/translate';
export * from './types';
