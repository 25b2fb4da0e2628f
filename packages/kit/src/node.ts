// Errors that teach, files, and docs versions.
export * from './bundles/licenseNotices';
export * from './errors/buildError';
export * from './errors/fileProblem';
export * from './files/digestFiles';
export * from './files/paths';
export * from './files/readText';
export * from './files/writeFile';
export * from './html/nestingError';
export * from './input/parseSchema';
export * from './input/lineFinder';
export * from './input/mergeMark';
export * from './input/parseYaml';
export * from './text/blocks';
export * from './text/controlCharacters';
export * from './versions/docSlug';
export * from './versions/docsVersions';
