// Errors that teach, files, and docs versions.
export * from './blocks';
export * from './buildError';
export * from './controlCharacters';
export * from './digestFiles';
export * from './docSlug';
export * from './docsVersions';
export * from './fileError';
export * from './licenseNotices';
export * from './parseSchema';
export * from './parseYaml';
export * from './paths';
export * from './readText';
export * from './writeFile';
