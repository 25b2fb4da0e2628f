import { teachingError } from '../teachingError';

/** What only the build asks for: which modules the site is made of, and their options. */
const OF_THE_BUILD = ['presets', 'plugins', 'themes', 'clientModules'];

/** The configuration, as Docusaurus writes it for the browser. */
const WRITTEN = /^(?<before>[\s\S]*?export default )(?<config>\{[\s\S]*\});\s*$/;

/**
 * Takes out of the configuration that every page loads what no page asks for.
 *
 * @param source text of `.docusaurus/docusaurus.config.mjs`
 * @throws when Docusaurus writes the configuration in another way than this module knows
 */
export function leanConfig(source: string): string {
  const { before = '', config } = WRITTEN.exec(source)?.groups ?? {};
  if (config === undefined) {
    throw teachingError({
      file: 'plugins/lean-scripts/leanConfig.ts',
      problem: 'the configuration is not written as it was',
      expected: 'export default {…};',
      found: source.trim().slice(-200),
      remedy: 'compare with server/codegen/codegen of @docusaurus/core and mend the pattern',
    });
  }
  const entries = Object.entries(JSON.parse(config) as Record<string, unknown>);
  const kept = entries.filter(([key]) => !OF_THE_BUILD.includes(key));
  return `${before}${JSON.stringify(Object.fromEntries(kept))};\n`;
}
