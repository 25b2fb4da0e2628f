export * from './readAnswer';
export * from './readInput';
export * from './recognize';
export * from './translate';
export * from './types';
