import { InputError, readShell, type ShellCommand, type ShellWord } from './shellWords';
import type { ReadInput } from './types';
import { readWindowsShell, type Shell } from './windowsWords';

/** What a cURL command sends. */
export interface CurlCall extends Omit<ReadInput, 'body'> {
  /** Text of the body; undefined if the command sends none. */
  data?: string;
}

/** Short options of curl with a value. All others are switches, which can be combined: `-sSX POST`. */
export const SHORT_WITH_VALUE = 'AbcCdDeEFHhKmoPQrtTuUwxXyYz';

/** Long options that say how curl works and not what it sends, with a value: `curl --help all` of 7.88 and of 8. */
const VALUES_OF_CURL =
  `abstract-unix-socket alt-svc cacert capath cert cert-type ciphers config connect-timeout connect-to
  continue-at cookie-jar create-file-mode crlfile curves dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url
  dump-header ech egd-file engine etag-compare etag-save expect100-timeout ftp-account ftp-alternative-to-user ftp-method
  ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip help hostpubmd5 hostpubsha256 hsts interface ip-tos
  ipfs-gateway keepalive-cnt keepalive-time key key-type knownhosts krb libcurl limit-rate local-port mail-auth mail-rcpt
  max-filesize max-redirs max-time netrc-file noproxy output output-dir parallel-max parallel-max-host pass pinnedpubkey
  preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type proxy-ciphers
  proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers
  proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey random-file rate resolve retry retry-delay
  retry-max-time sasl-authzid service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit
  speed-time stderr telnet-option tftp-blksize tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii
  trace-config unix-socket upload-flags vlan-priority write-out`.split(/\s+/);

/** Long options that are left out with a sentence, with a value. */
const OTHER_VALUES = `user-agent cookie referer range aws-sigv4 url-query request-target login-options delegation
  expand-data expand-header expand-url variable time-cond quote mail-from`.split(/\s+/);

/** Long options with credentials, which the samples send in their own way. */
const CREDENTIALS = ['user', 'oauth2-bearer'];

/** Long options with a body of text. */
const DATA = ['data', 'data-ascii', 'data-binary', 'data-raw', 'json'];

/** Long options with a part of a form. */
const FORMS = ['form', 'form-string', 'data-urlencode'];

/** Long options whose value is the next word. */
export const WITH_VALUE: ReadonlySet<string> = new Set([
  ...[...VALUES_OF_CURL, ...OTHER_VALUES, ...CREDENTIALS, ...DATA, ...FORMS],
  ...['header', 'request', 'upload-file', 'url'],
]);

/** Long names of the short options that matter here. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  ...{ A: 'user-agent', b: 'cookie', d: 'data', e: 'referer', F: 'form', G: 'get', H: 'header', I: 'head' },
  ...{ r: 'range', T: 'upload-file', u: 'user', X: 'request', ':': 'next' },
};

/** Long options that are left out with a sentence. */
const LEFT_OUT = [...OTHER_VALUES, 'digest', 'ntlm', 'negotiate', 'anyauth'];

/** Headers that the samples write themselves. */
const OWN_HEADERS = ['authorization', 'content-type', 'accept', 'content-length', 'host'];

/** An option of the command, with its long name if it has one; an argument has no name. */
interface Option {
  name?: string;
  /** As it is written, for sentences. */
  written: string;
  value?: ShellWord | undefined;
}

/** Short switches, then one with a value, and what is attached to it. Examples: `-sXPOST`, `-sd`. */
const SHORT_OPTIONS = new RegExp(`^-([^${SHORT_WITH_VALUE}]*)(.?)([^]*)$`, 'u');

function stop(message: string): never {
  throw new InputError({ message });
}

/** Splits combined short options. One with a value takes what is attached to it, or the next word. */
function shortOptions({ text, ...rest }: ShellWord, next: () => ShellWord | undefined): Option[] {
  const [, switches = '', last = '', attached = ''] = SHORT_OPTIONS.exec(text) ?? [];
  const option = (letter: string): Option => ({ name: LONG_NAMES[letter] ?? letter, written: `-${letter}` });
  const options = [...switches].map(option);
  if (last === '') return options;
  return [...options, { ...option(last), value: attached === '' ? next() : { text: attached, ...rest } }];
}

function optionsOf(words: readonly ShellWord[]): Option[] {
  let index = 0;
  const next = () => words[index++];
  const options: Option[] = [];
  for (let word = next(); word; word = next()) {
    const { text } = word;
    const name = text.slice(2);
    if (/^--./s.test(text)) options.push({ name, written: text, value: WITH_VALUE.has(name) ? next() : undefined });
    else if (/^-[^-]/.test(text)) for (const option of shortOptions(word, next)) options.push(option);
    else if (text !== '-' && text !== '--') options.push({ written: text, value: word });
  }
  return options;
}

/** Returns the path of a URL, which can start with a variable, and names of its query parameters. */
function splitUrl(url: string): { path: string; query: string[] } {
  const [, location = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const path = location.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replace(/^[^/]*/, '');
  const query = search.split('&').filter(Boolean);
  return { path, query: query.map((pair) => pair.replace(/=[^]*$/, '')) };
}

function headerSentence({ text }: ShellWord): string[] {
  if (text.startsWith('@')) return ['The headers of a file were left out.'];
  const name = text.replace(/[:;][^]*$/, '').trim();
  return OWN_HEADERS.includes(name.toLowerCase()) ? [] : [`The header \`${name.slice(0, 60)}\` was left out.`];
}

/** Returns the text that a command before this one writes into it. */
function pipedText(before: ShellCommand | undefined): string | undefined {
  const [program, ...words] = before?.words.map(({ text }) => text) ?? [];
  if (before?.input !== undefined) return before.input;
  const isText = program === 'echo' || (program === 'printf' && words.length === 1);
  return isText ? words.filter((word) => word !== '-n').join(' ') : undefined;
}

/** Returns the text that an option sends. */
function dataOf({ name, written, value }: Option, input?: string, inputFile?: string): string {
  if (!value) return stop(`\`${written}\` has no value.`);
  if (value.hasCommand) return stop('The body is the output of another command. Paste the body itself in its place.');
  const { text } = value;
  if (!text.startsWith('@') || name === 'data-raw') return text;
  const file = text === '@-' ? inputFile : text.slice(1);
  if (text === '@-' && input !== undefined) return input;
  const source = file === undefined ? 'The body comes from another command.' : `The body is in the file \`${file}\`.`;
  return stop(`${source} Paste the JSON itself.`);
}

/** Says what of the options is not part of the new call. */
function leftOutOptions(options: readonly Option[]): string[] {
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
function checkOptions(options: readonly Option[]): void {
  const form = options.find(({ name = '' }) => FORMS.includes(name));
  if (form) stop(`The command sends a form (\`${form.written}\`), but the API takes JSON.`);
  const upload = options.find(({ name }) => name === 'upload-file');
  if (upload) stop(`The command sends a file (\`${upload.written}\`). Paste the JSON of the body itself.`);
  const get = options.find(({ name }) => name === 'get');
  if (get) stop(`With \`${get.written}\`, the command sends its data in the URL and has no body.`);
}

/** Reads one command. */
function readCall(command: ShellCommand, before: ShellCommand | undefined, others: number): CurlCall {
  const start = command.words.findIndex(({ text }) => isCurl(text));
  const all = optionsOf(command.words.slice(start + 1));
  const next = all.findIndex(({ name }) => name === 'next');
  const options = next < 0 ? all : all.slice(0, next);
  checkOptions(options);
  const input = command.input ?? (command.pipe.from ? pipedText(before) : undefined);
  const dataOptions = options.filter(({ name = '' }) => DATA.includes(name));
  const texts = dataOptions.map((option) => dataOf(option, input, command.inputFile));
  if (dataOptions.slice(1).some(({ name }) => name !== 'json')) {
    stop('curl joins the data of several options with `&`, which is no JSON. Put the JSON into one option.');
  }
  // Those of `--json` are joined as they are.
  const data = texts.length === 0 ? undefined : texts.join('');
  const [url, ...moreUrls] = options.filter(({ name }) => name === undefined || name === 'url');
  const { path, query } = splitUrl(url?.value?.text ?? '');
  const given = options.filter(({ name }) => name === 'request').at(-1)?.value?.text;
  const other = options.some(({ name }) => name === 'head') ? 'HEAD' : 'GET';
  return {
    method: (given ?? (data === undefined ? other : 'POST')).toUpperCase(),
    ...(path === '' ? {} : { path }),
    ...(data === undefined ? {} : { data }),
    leftOut: [
      ...new Set([
        ...leftOutOptions(options),
        ...query.map((name) => `The query parameter \`${name.slice(0, 60)}\` was left out.`),
        ...dataOptions
          .flatMap(({ value }) => value?.variables ?? [])
          .map((name) => `\`$${name}\` in the body is a variable of your shell. It stays as it is written.`),
        ...(next >= 0 ? ['The command has more than one request. Only the first one was read.'] : []),
        ...(moreUrls.length > 0 ? ['More than one URL is in the command. Only the first one was read.'] : []),
        ...(command.pipe.to ? ['What happens to the output of the command was left out.'] : []),
        ...(others > 0 ? ['Other commands of the text were left out.'] : []),
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

/** Returns whether a text is a command that calls curl, and not JSON. */
export function isCurlText(text: string): boolean {
  return (
    !/^\s*(?:[[{]|"(?![^"\n]*curl(?:\.exe)?"\s))/i.test(text) && /(?:^|[\s;|&(/\\'">])curl(?:\.exe)?['"]?\s/i.test(text)
  );
}

/**
 * Reads the first call of curl in a text, with what belongs to it: here-document, here-string, or an `echo` before it. Nothing
 * runs. Credentials are never part of the result.
 *
 * @throws an {@link InputError} if it cannot be read
 */
export function readCurl(text: string, shell: Shell): CurlCall {
  const commands = shell === 'sh' ? readShell(text) : readWindowsShell(text, shell);
  const index = commands.findIndex(({ words }) => words.some((word) => isCurl(word.text)));
  const command = commands[index];
  if (!command) return stop('The text has no `curl` command.');
  const before = command.pipe.from ? 1 : 0;
  const after = command.pipe.to ? 1 : 0;
  return readCall(command, commands[index - 1], commands.length - 1 - before - after);
}
