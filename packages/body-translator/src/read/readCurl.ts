import { own } from '@api-docs/kit';

import type { ReadInput } from '../types';
import { CREDENTIALS, DATA, FORMS, LEFT_OUT, optionsOf, WITH_VALUE, type CurlOption } from './curlOptions';
import { InputError } from './inputError';
import type { ShellCommand, ShellWord } from './shell/commandReader';
import { readCommands, type Shell } from './shell/shells';

/** What a cURL command sends. */
export interface CurlCall extends Omit<ReadInput, 'body'> {
  /** Text of the body; undefined if the command sends none. */
  data?: string;
}

/** Headers that the samples write themselves. */
const OWN_HEADERS = ['authorization', 'content-type', 'accept', 'content-length', 'host'];

function stop(message: string): never {
  throw new InputError({ message });
}

/** Returns the path of a URL, which can start with a variable, names of its query parameters, and whether it has credentials. */
function splitUrl(url: string): { path: string; query: string[]; hasCredentials: boolean } {
  const [, location = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const [host = ''] = /^[^/]*/.exec(location.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')) ?? [];
  const path = location.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').slice(host.length);
  const query = search.split('&').filter(Boolean);
  return { path, query: query.map((pair) => pair.replace(/=[^]*$/, '')), hasCredentials: host.includes('@') };
}

function headerSentence({ text }: ShellWord): string[] {
  if (text.startsWith('@')) return ['The headers of a file were left out.'];
  const name = text.replace(/[:;][^]*$/, '').trim();
  return OWN_HEADERS.includes(name.toLowerCase()) ? [] : [`The header \`${name.slice(0, 60)}\` was left out.`];
}

/** Arguments of programs that print their other arguments. */
const FORMATS: Readonly<Record<string, RegExp>> = { echo: /^-[neE]+$/, printf: /^%s(?:\\n)?$/ };

/** Returns the text that a command before this one writes into it. */
function pipedInput({ input, words: [program, ...words] }: ShellCommand): ShellWord | undefined {
  if (input) return input;
  const format = program && own(FORMATS, program.text);
  const printed = format ? words.filter(({ text }) => !format.test(text)) : [];
  if (printed.length !== 1 && program?.text !== 'echo') return undefined;
  return {
    text: printed.map(({ text }) => text).join(' '),
    variables: printed.flatMap(({ variables }) => variables),
    commands: printed.flatMap(({ commands }) => commands),
  };
}

/** Returns the text that an option sends. */
function dataOf({ name, written, value }: CurlOption, { input, inputFile = '' }: Partial<ShellCommand>): ShellWord {
  if (!value) return stop(`\`${written}\` has no value.`);
  const isInput = value.text === '@-';
  const sent = (isInput ? input : undefined) ?? value;
  const { text, variables, commands } = sent;
  if (commands.includes(text.trim())) {
    return stop('The body is the output of another command. Paste the body itself in its place.');
  }
  if (variables.length === 1 && /^[$%]\{?[\w:]+[%}]?$/.test(text.trim())) {
    return stop(`The body is the variable \`${text.trim()}\`. Paste its value in its place.`);
  }
  if (!text.startsWith('@') || name === 'data-raw') return sent;
  const file = isInput ? inputFile : text.slice(1);
  const source = file === '' ? 'The body comes from another command.' : `The body is in the file \`${file}\`.`;
  return stop(`${source} Paste the JSON itself.`);
}

/** Says what of the options is not part of the new call. */
function leftOutOptions(options: readonly CurlOption[]): string[] {
  return options.flatMap(({ name, written, value }) => {
    if (name === undefined) return [];
    if (name === 'header') return value ? headerSentence(value) : [];
    if (CREDENTIALS.includes(name)) return [`The credentials of \`${written}\` were left out.`];
    if (written.includes('=') && WITH_VALUE.has(name.replace(/=[^]*$/, ''))) {
      const own = written.replace(/=[^]*$/, '');
      return [`\`${own}=\` was left out: curl takes the value of \`${own}\` after a space.`];
    }
    return LEFT_OUT.includes(name) ? [`The option \`${written}\` was left out.`] : [];
  });
}

/** Throws if the command sends something else than JSON in its body. */
function checkOptions(options: readonly CurlOption[]): void {
  const form = options.find(({ name = '' }) => FORMS.includes(name));
  if (form) stop(`The command sends a form (\`${form.written}\`), but the API takes JSON.`);
  const upload = options.find(({ name }) => name === 'upload-file');
  if (upload) stop(`The command sends a file (\`${upload.written}\`). Paste the JSON of the body itself.`);
  const get = options.find(({ name }) => name === 'get');
  if (get) stop(`With \`${get.written}\`, the command sends its data in the URL and has no body.`);
}

/** Throws at an argument that is no URL: the body of a command whose option has a wrong dash or name. */
function checkArguments(options: readonly CurlOption[]): void {
  for (const { name, written } of options) {
    if (name !== undefined) continue;
    if (/^[\u2010-\u2015\u2212]/.test(written)) {
      stop(`\`${written.slice(0, 40)}\` begins with a typographic dash. Options begin with \`-\` or \`--\`.`);
    }
    if (/^[\s'\u2018\u201c]*\{/.test(written)) stop('No option sends the text in braces. Write `-d` before it.');
  }
}

/** Reads one command. */
function readCall(command: ShellCommand, before: ShellCommand | undefined, hasOthers: boolean): CurlCall {
  const start = command.words.findIndex(({ text }) => isCurl(text));
  const all = optionsOf(command.words.slice(start + 1));
  const next = all.findIndex(({ name }) => name === 'next');
  const options = next < 0 ? all : all.slice(0, next);
  checkOptions(options);
  checkArguments(options);
  const input = command.input ?? (before && command.pipe.from ? pipedInput(before) : undefined);
  const dataOptions = options.filter(({ name = '' }) => DATA.includes(name));
  const sent = dataOptions.map((option) => dataOf(option, { ...command, ...(input && { input }) }));
  if (dataOptions.slice(1).some(({ name }) => name !== 'json')) {
    stop('curl joins the data of several options with `&`, which is no JSON. Put the JSON into one option.');
  }
  // Those of `--json` are joined as they are.
  const data = sent.length === 0 ? undefined : sent.map(({ text }) => text).join('');
  const [url, ...moreUrls] = options.filter(({ name }) => name === undefined || name === 'url');
  const { path, query, hasCredentials } = splitUrl(url?.value?.text ?? '');
  const given = options.filter(({ name }) => name === 'request').at(-1)?.value?.text;
  const other = options.some(({ name }) => name === 'head') ? 'HEAD' : 'GET';
  return {
    method: (given ?? (data === undefined ? other : 'POST')).toUpperCase(),
    ...(path === '' ? {} : { path }),
    ...(data === undefined ? {} : { data }),
    leftOut: [
      ...new Set([
        ...leftOutOptions(options),
        ...(hasCredentials ? ['The credentials in the URL were left out.'] : []),
        ...query.map((name) => `The query parameter \`${name.slice(0, 60)}\` was left out.`),
        ...sent
          .flatMap(({ variables }) => variables)
          .map((name) => `\`$${name}\` in the body is a variable of your shell. It stays as it is written.`),
        ...sent
          .flatMap(({ commands }) => commands)
          .map(
            (command) =>
              `\`${command.slice(0, 60)}\` in the body is the output of a command. It stays as it is written.`,
          ),
        ...(next >= 0 ? ['The command has more than one request. Only the first one was read.'] : []),
        ...(moreUrls.length > 0 ? ['More than one URL is in the command. Only the first one was read.'] : []),
        ...(command.pipe.to ? ['What happens to the output of the command was left out.'] : []),
        ...(hasOthers ? ['Other commands of the text were left out.'] : []),
      ]),
    ],
  };
}

function isCurl(word: string): boolean {
  return /^(?:.*[/\\])?curl(?:\.exe)?$/i.test(word);
}

/** Removes the prompts of a shell that were copied with a command: `$ `, `> `, `C:\\> `, `PS C:\\> `, `>> `, `More? `. */
export function withoutPrompts(text: string): string {
  const first = text.replace(/^\s*(?:[\w@~.:/-]*[$%#]|(?:PS )?[a-z]:\\[^\n>]*>) ?/i, '');
  const isContinued = /[\\`^]\r?\n(?:>>?|More\?) /.test(first);
  return first !== text || isContinued ? first.replace(/^(?:>>?|More\?) /gm, '') : text;
}

/** The name of the program, behind what can be before it. */
const PROGRAM = /(?<![^\s;|&(/\\'">`])curl(?:\.exe)?['"]?\s/i;

/** Returns whether a text is a command that calls curl, and not JSON. */
export function isCurlText(text: string): boolean {
  return !/^\s*(?:[[{]|"(?![^"\n]*curl(?:\.exe)?"\s))/i.test(text) && PROGRAM.test(text);
}

/** Returns a text from its `curl` on, with spaces for what is before it, so that places stay the same. */
export function fromCurl(text: string): string {
  const start = text.search(PROGRAM);
  const end = text.charAt(start - 1) === '`' ? text.lastIndexOf('`') : undefined;
  return text.slice(0, start).replace(/\S/g, ' ') + text.slice(start, end);
}

/**
 * Reads the first call of curl in a text, with what belongs to it: here-document, here-string, or an `echo` before it. Nothing
 * runs. Credentials are never part of the result.
 *
 * @throws an {@link InputError} if it cannot be read
 */
export function readCurl(text: string, shell: Shell): CurlCall {
  const { commands, hasMore } = readCommands(text, shell, isCurl);
  const index = commands.findIndex(({ words }) => words.some((word) => isCurl(word.text)));
  const command = commands[index];
  if (!command) return stop('The `curl` command is inside of another text. Paste it alone.');
  const before = command.pipe.from ? 1 : 0;
  const after = command.pipe.to ? 1 : 0;
  const others = commands.length - 1 - before - after;
  return readCall(command, commands[index - 1], hasMore || others > 0);
}
