import type { ShellWord } from './shell/commandReader';

/** Short options of curl with a value. All others are switches, which can be combined: `-sSX POST`. */
export const SHORT_WITH_VALUE = 'AbcCdDeEFHhKmoPQrtTuUwxXyYz';

/** Long options that say how curl works and not what it sends, with a value: `curl --help all` of 7.88 and of 8. */
const VALUES_OF_CURL = `abstract-unix-socket alt-svc cacert capath cert-type ciphers connect-timeout connect-to
  continue-at cookie-jar create-file-mode crlfile curves dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url
  dump-header ech egd-file engine etag-compare etag-save expect100-timeout ftp-account ftp-alternative-to-user ftp-method
  ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip help hostpubmd5 hostpubsha256 hsts interface ip-tos
  ipfs-gateway keepalive-cnt keepalive-time key-type knownhosts krb libcurl limit-rate local-port mail-auth mail-rcpt
  max-filesize max-redirs max-time noproxy output output-dir parallel-max parallel-max-host pass pinnedpubkey
  preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type proxy-ciphers
  proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers
  proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey random-file rate resolve retry retry-delay
  retry-max-time sasl-authzid service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit
  speed-time stderr telnet-option tftp-blksize tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii
  trace-config unix-socket upload-flags vlan-priority write-out`.split(/\s+/);

/** Long options that are left out with a sentence, with a value. */
const OTHER_VALUES = `config user-agent cookie referer range aws-sigv4 url-query request-target login-options delegation
  expand-data expand-header expand-url variable time-cond quote mail-from`.split(/\s+/);

/** Long options with credentials, which the samples send in their own way. */
const CREDENTIAL_VALUES = ['user', 'oauth2-bearer', 'cert', 'key', 'netrc-file'];

/** All options with credentials. */
export const CREDENTIALS = [...CREDENTIAL_VALUES, 'netrc', 'netrc-optional'];

/** Long options with a body of text. */
export const DATA = ['data', 'data-ascii', 'data-binary', 'data-raw', 'json'];

/** Long options with a part of a form. */
export const FORMS = ['form', 'form-string', 'data-urlencode'];

/** Long options whose value is the next word. */
export const WITH_VALUE: ReadonlySet<string> = new Set([
  ...VALUES_OF_CURL,
  ...OTHER_VALUES,
  ...CREDENTIAL_VALUES,
  ...DATA,
  ...FORMS,
  'header',
  'request',
  'upload-file',
  'url',
]);

/** Long names of the short options that matter here. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  A: 'user-agent',
  b: 'cookie',
  d: 'data',
  e: 'referer',
  E: 'cert',
  F: 'form',
  G: 'get',
  H: 'header',
  I: 'head',
  K: 'config',
  n: 'netrc',
  r: 'range',
  T: 'upload-file',
  u: 'user',
  X: 'request',
  ':': 'next',
};

/** Long options that are left out with a sentence. */
export const LEFT_OUT = [...OTHER_VALUES, 'digest', 'ntlm', 'negotiate', 'anyauth'];

/** An option of the command, with its long name if it has one; an argument has no name. */
export interface CurlOption {
  name?: string;
  /** As it is written, for sentences. */
  written: string;
  value?: ShellWord | undefined;
}

/** Short switches, then one with a value, and what is attached to it. Examples: `-sXPOST`, `-sd`. */
const SHORT_OPTIONS = new RegExp(`^-([^${SHORT_WITH_VALUE}]*)(.?)([^]*)$`, 'u');

/** Splits combined short options. One with a value takes what is attached to it, or the next word. */
function shortOptions({ text, ...rest }: ShellWord, next: () => ShellWord | undefined): CurlOption[] {
  const [, switches = '', last = '', attached = ''] = SHORT_OPTIONS.exec(text) ?? [];
  const option = (letter: string): CurlOption => ({ name: LONG_NAMES[letter] ?? letter, written: `-${letter}` });
  const options = [...switches].map(option);
  if (last === '') return options;
  return [...options, { ...option(last), value: attached === '' ? next() : { text: attached, ...rest } }];
}

/** Splits the words behind `curl` into options and arguments. */
export function optionsOf(words: readonly ShellWord[]): CurlOption[] {
  let index = 0;
  const next = () => words[index++];
  const options: CurlOption[] = [];
  for (let word = next(); word; word = next()) {
    const { text } = word;
    const name = text.slice(2);
    if (/^--./s.test(text)) options.push({ name, written: text, value: WITH_VALUE.has(name) ? next() : undefined });
    else if (/^-[^-]/.test(text)) for (const option of shortOptions(word, next)) options.push(option);
    else if (text !== '-' && text !== '--') options.push({ written: text, value: word });
  }
  return options;
}
