export * from './invertedIndex';
export * from './searchEngine';
export * from './types';
