// Imported in place of modules that no page needs, see `withoutModules.ts`.
module.exports = {};
