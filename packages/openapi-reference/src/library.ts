// What other packages and the configuration of a site take from the reference.
export * from './apiFiles';
export * from './apiValue';
export * from './downloads';
export * from './moves';
export * from './options';
export * from './pages/openApiOptions';
export * from './pages/safeMdx';
export * from './presetOptions';
export * from './props/factComponents';
export * from './props/fieldProps';
export * from './props/pageContent';
export * from './props/pageContext';
export * from './props/remarkApiFacts';
export * from './validators';
export * from './validators/types';
