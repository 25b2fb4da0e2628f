/** The samples that a document has itself, among those that are made of its calls. */
import { uniqueName } from '../text/names';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../samples/sampleLanguages';

/** A sample that the author of the document wrote. */
export interface CodeSample {
  /** The language as the document names it, for example `Shell`. */
  lang: string;
  /** Its title, if that is not the language. */
  label?: string;
  source: string;
}

/** A sample of a call in one language. */
export interface ShownSample {
  /** Value of the query parameter: `?lang=python`. */
  id: string;
  label: string;
  /** Prism language. */
  prism: string;
  code: string;
}

/** Other names of languages, in lower case: as a part of an address, and as Prism knows them. */
const NAMES = new Map([
  ['c#', 'csharp'],
  ['c++', 'cpp'],
  ['f#', 'fsharp'],
  ['golang', 'go'],
  ['js', 'javascript'],
  ['node', 'javascript'],
  ['node.js', 'javascript'],
  ['objective-c', 'objectivec'],
  ['py', 'python'],
  ['python3', 'python'],
  ['ts', 'typescript'],
]);

/** Names of the language in which a call with curl is written. */
const SHELLS = ['bash', 'console', 'sh', 'shell', 'zsh'];

/** The command, at the start of a line or after another command. */
const CALLS_CURL = /(?:^|[$;&|(])\s*curl\s/m;

const namePart = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the language of a sample in one word. Example: `Node.js` → `javascript`. */
function languageOf({ lang }: CodeSample): string {
  const name = lang.trim().toLowerCase();
  return NAMES.get(name) ?? (namePart(name) || 'text');
}

/** Returns the language of a sample, if samples are made in it. */
function madeLanguage(sample: CodeSample): SampleLanguage | undefined {
  const language = languageOf(sample);
  const isCurl = SHELLS.includes(language) && CALLS_CURL.test(sample.source);
  const name = isCurl ? 'curl' : language;
  return Object.hasOwn(SAMPLE_LANGUAGES, name) ? (name as SampleLanguage) : undefined;
}

/** Returns a label that no other sample has: with its language, or a number. */
function uniqueLabel(label: string, { lang }: CodeSample, taken: Set<string>): string {
  const named = [label, `${label} (${lang})`].find((text) => !taken.has(text));
  if (named === undefined) return uniqueName(label, taken, (text) => text);
  taken.add(named);
  return named;
}

/**
 * Returns the samples of the document in its order, then those that are made. The first one of the document in a language takes
 * the place of the one that is made in it; all others have names of their own.
 */
export function withWrittenSamples(written: readonly CodeSample[], made: readonly ShownSample[]): ShownSample[] {
  const ids = new Set<string>(Object.keys(SAMPLE_LANGUAGES));
  const labels = new Set<string>();
  const replaced = new Set<string>();
  const own = written.map((sample): ShownSample => {
    const { lang, label, source: code } = sample;
    const name = languageOf(sample);
    const language = madeLanguage(sample);
    const usual = language && SAMPLE_LANGUAGES[language];
    const shown = { label: uniqueLabel(label ?? usual?.label ?? lang, sample, labels), code };
    if (usual && !replaced.has(language)) {
      replaced.add(language);
      return { id: language, ...shown, prism: usual.prism };
    }
    const id = uniqueName(namePart(label ?? '') || name, ids, (text) => text);
    return { id, ...shown, prism: SHELLS.includes(name) ? 'bash' : name };
  });
  return [...own, ...made.filter(({ id }) => !replaced.has(id))];
}
