import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { SHORT_WITH_VALUE, WITH_VALUE } from '../src/read/curlOptions';
import { isProblem, MAX_COMMAND_LENGTH, MAX_INPUT_LENGTH, readInput } from '../src/read/readInput';
import type { InputProblem, ReadInput } from '../src/types';

function read(text: string): ReadInput {
  const result = readInput(text);
  if (isProblem(result)) throw new Error(JSON.stringify(result));
  return result;
}

function problem(text: string): InputProblem {
  const result = readInput(text);
  if (!isProblem(result)) throw new Error(`read: ${JSON.stringify(result)}`);
  return result;
}

const URL = 'https://api.example/safety/v3/pii';

describe('JSON', () => {
  it.each([
    ['an object', '{"a": [1, -0.5e-3, true, null, "x"]}'],
    ['spaces and a byte order mark around it', '\ufeff \r\n{"a": 1}\n\n'],
    ['escapes', '{"\\u0061": "\\"\\\\\\/\\n\\u00e9\\ud83d\\ude00"}'],
    ['names of object prototypes', '{"__proto__": {"constructor": 1}}'],
    [
      'numbers that keep their digits',
      '{"a": [0, -0, 1.50, 100, 1e21, 0.1, 0.10000000000000001, 1.0e23, 5e-324, 9007199254740991]}',
    ],
  ])('%s is read as JSON.parse does', (_case, text) => {
    expect(read(text)).toEqual({ body: JSON.parse(text.trim()), leftOut: [] });
  });

  it.each([
    ['a comma at the end', '{\n  "a": 1,\n}', 'no comma before `}`', 3, 1],
    ['a comment', '{"a": 1} // x', 'no comments', 1, 10],
    ['single quotes', "{'a': 1}", 'double quotes', 1, 2],
    ['typographic quotes', '{“a”: 1}', 'double quotes', 1, 2],
    ['a name without quotes', '{a: 1}', 'Expected a value, but there is `a`', 1, 2],
    ['a word of Python', '{"a": None}', 'writes `null` instead of `None`', 1, 7],
    ['no comma', '{"a": 1\n"b": 2}', 'Expected a comma, but there is `"b"`', 2, 1],
    ['no colon', '{"a" 1}', 'Expected a colon, but there is `1`', 1, 6],
    ['no end', '{"a": [1', 'but the text ends', 1, 9],
    ['a text without an end', '{"a": "x', 'no closing `"`', 1, 7],
    ['a line break in a text', '{"a": "x\ny"}', 'as `\\n`', 1, 7],
    ['a tab in a text', '{"a": "x\ty"}', 'control character', 1, 7],
    ['a backslash of a regular expression', '{"a": "\\d"}', 'Double the backslash', 1, 7],
    ['an incomplete escape', '{"a": "\\u12"}', 'four hexadecimal digits', 1, 7],
    ['more after the end', '{"a": 1} {"b": 2}', 'Expected the end of the JSON', 1, 10],
    ['a name twice', '{"a": 1,\n "a": 2}', '`a` is there twice', 2, 2],
    ['a number with too many digits', '{"a": 12345678901234567890}', 'would become `12345678901234567000`', 1, 7],
    ['one with a fraction of zero', '{"a": 12345678901234567890.0}', 'would become `12345678901234567000`', 1, 7],
    ['one with an exponent', '{"a": 1234567890123456789e1}', 'would become `12345678901234567000`', 1, 7],
    ['a fraction with too many digits', '{"a": 0.123456789012345678901}', 'would become `0.12345678901234568`', 1, 7],
    ['a number that is too small', '{"a": 1e-400}', 'would become `0`', 1, 7],
    ['a number that is too large', '{"a": 1e400}', 'too large', 1, 7],
    ['too many levels', `{"a": ${'['.repeat(100)}${']'.repeat(100)}}`, 'more than 100 levels', 1, 106],
    ['a list', '[1]', 'is a list', 1, 1],
    ['null', 'null', 'is `null`', 1, 1],
    ['prose', 'Please help', 'neither JSON nor a `curl` command', 1, 1],
  ])('%s is a problem with its place', (_case, text, message, line, column) => {
    const found = problem(text);
    expect(found.message).toContain(message);
    expect([found.line, found.column]).toEqual([line, column]);
  });

  it('is not empty', () => {
    expect(problem(' \n').message).toContain('Paste');
  });

  it('of more than the maximum length is not read', () => {
    const long = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(read(long(MAX_INPUT_LENGTH)).body).toBeDefined();
    expect(problem(long(MAX_INPUT_LENGTH + 1)).message).toContain('500,001 characters');
  });
});

/** Long enough to show steps that take quadratic time or overflow the stack. */
const LONG = process.env.TEST_FULL === 'true' ? MAX_INPUT_LENGTH : MAX_INPUT_LENGTH / 5;

describe('a long text', () => {
  it.each([
    '[',
    '{"a":',
    "curl 'a'\"b\"$'c'\\d",
    'curl $(',
    'curl $(a) ',
    'curl ${A:-',
    'curl ${A',
    'curl x\n',
    'curl <<X ',
    'curl `',
    'curl -sssssssss',
    'curl -H a ',
    'curl a?b&',
    'curl ^\n^',
    'curl "$a"',
    "curl $'\\",
    'curl \\',
    'curl a:\\',
    "curl @'\n",
  ])('%j repeated is read or is a problem', (part) => {
    // What follows the name of the program is repeated.
    const [, start = '', rest = part] = /^(curl )?([^]*)$/.exec(part) ?? [];
    const text = start + rest.repeat(Math.floor((LONG - start.length) / rest.length));
    const result = readInput(text);
    if (!isProblem(result)) expect(result.leftOut.length).toBeLessThan(50);
  });
});

describe('a cURL command', () => {
  const BODY = { text: `It's "5 $" \\ é`, allowlist: ['\\d+'] };
  const json = JSON.stringify(BODY);
  const inSingle = `'${json.replaceAll("'", "'\\''")}'`;
  const inDouble = `"${json.replace(/["\\$`]/g, '\\$&')}"`;
  const inLiteral = `'${json.replaceAll("'", "''")}'`;
  const inCmd = `"${json.replace(/(\\*)"/g, '$1$1\\"')}"`;
  const inAnsi = `$'${json.replace(/['\\]/g, '\\$&').replace('é', '\\u00e9')}'`;

  it.each([
    ['single quotes', `curl ${URL} -d ${inSingle}`],
    ['double quotes', `curl ${URL} -d ${inDouble}`],
    ['ANSI quotes', `curl ${URL} -d ${inAnsi}`],
    ['a here-document', `curl ${URL} --data @- <<'JSON'\n${JSON.stringify(BODY, null, 2)}\nJSON\n`],
    ['a here-document that expands', `curl ${URL} -d @- <<JSON\n${json.replace(/[\\$]/g, '\\$&')}\nJSON`],
    ['an indented here-document', `curl ${URL} -d @- <<-"EOF"\n\t${json}\n\tEOF\n`],
    ['a here-string', `curl ${URL} -d @- <<< ${inSingle}`],
    ['a here-document of another command', `cat <<'X' | curl ${URL} -d @-\n${json}\nX\n`],
    ['echo', `echo ${inSingle} | curl ${URL} --data-binary @-`],
    ['--data-raw', `curl --data-raw ${inSingle} ${URL}`],
    ['--json', `curl --json ${inSingle} ${URL}`],
    ['--json in parts', `curl ${URL} --json '' --json ${inSingle}`],
    ['combined options', `curl -sSLXPOST ${URL} -d${inSingle}`],
    ['combined options with a value', `curl -sSLX POST ${URL} -d ${inSingle}`],
    ['line continuations', `curl \\\n  --request POST \\\r\n  --url ${URL} \\\n  --data ${inSingle}`],
    ['continuations of PowerShell', `curl.exe -X POST \`\n  ${URL} \`\n  -d ${inLiteral}`],
    ['a doubled apostrophe, as in PowerShell', `curl ${URL} -d ${inLiteral}`],
    ['backticks of PowerShell', `curl.exe ${URL} -d "${json.replace(/["`$]/g, '`$&')}"`],
    ['the operator & of PowerShell', `& 'C:\\Program Files\\curl.exe' ${URL} -d ${inLiteral}`],
    ['a text of several lines in PowerShell', `curl.exe ${URL} -d @'\n${json}\n'@`],
    ['doubled quotes of cmd', `curl.exe ${URL} -d "${json.replaceAll('"', '""').replaceAll('\\""', '\\\\""')}"`],
    ['a path with backslashes', `C:\\Windows\\System32\\curl.exe -X POST ${URL} -d ${inCmd}`],
    ['a path in quotes', `"C:\\Program Files\\curl.exe" -X POST ${URL} -d ${inCmd}`],
    ['continuations of cmd', `curl -X POST ^\r\n  ${URL} ^\r\n  -d ${inCmd}`],
    ['bytes', `curl ${URL} -d ${inAnsi.replace('\\u00e9', '\\xc3\\xa9')}`],
    ['bytes as octal numbers', `curl ${URL} -d ${inAnsi.replace('\\u00e9', '\\303\\251')}`],
    ['a text that bash translates', `curl ${URL} -d $${inDouble}`],
    ['prompts', `$ curl ${URL} \\\n>   -X POST \\\n>   -d ${inSingle}`],
    ['prompts of PowerShell', `PS C:\\Users\\me> curl.exe ${URL} \`\n>>   -d ${inLiteral}`],
    ['prompts of cmd', `C:\\Users\\me>curl ${URL} ^\r\nMore?   -d ${inCmd}`],
    ['further options', `curl --expect100-timeout 2 --etag-save f --ip-tos CS6 ${URL} -d ${inSingle}`],
    ['comments and a prompt', `# Finds personal data\n$ curl ${URL} -d ${inSingle} # now`],
    ['variables before', `KEY=x curl ${URL} -d ${inSingle}`],
    ['a variable with a default', `curl "\${API_BASE:-https://api.example}/safety/v3/pii" -d ${inSingle}`],
    ['a variable with a quoted default', `curl "\${API_BASE:-"https://api.example"}"/safety/v3/pii -d ${inSingle}`],
    ['a variable without a default', `curl $API_BASE/safety/v3/pii -d ${inSingle}`],
    ['a host without a scheme', `curl localhost:4010/safety/v3/pii -d ${inSingle}`],
  ])('with %s is read', (_case, text) => {
    const { method, path, body, leftOut } = read(text);
    expect([method, path]).toEqual(['POST', '/safety/v3/pii']);
    expect(body).toEqual(BODY);
    expect(leftOut.filter((sentence) => !sentence.startsWith('Other commands'))).toEqual([]);
  });

  it('of the Windows command line is read', () => {
    const text = `curl ^"${URL}^" ^\r\n  -H ^"Accept: */*^" ^\r\n  --data-raw ^"^{^\\^"text^\\^":^\\^"a b^\\^"^}^"`;
    expect(read(text)).toEqual({ method: 'POST', path: '/safety/v3/pii', body: { text: 'a b' }, leftOut: [] });
  });

  it.each([
    ['backticks', 'use ``code`` here'],
    ['a variable', '$5 or $(x)'],
    ['a per cent sign', '5% of 10%'],
  ])('of cmd with %s runs nothing', (_case, text) => {
    const quoted = JSON.stringify({ text })
      .replaceAll('"', '\\"')
      .replace(/[\\"{}$%`()]/g, '^$&');
    const { body, leftOut } = read(`curl ^"${URL}^" --data-raw ^"${quoted}^"`);
    expect([body, leftOut]).toEqual([{ text }, []]);
  });

  it('of PowerShell with a backslash before each quote is read', () => {
    expect(read(`curl.exe ${URL} -d '{\\"text\\":\\"a\\"}'`).body).toEqual({ text: 'a' });
  });

  it('reads the first of several requests, and names the others', () => {
    const { path, body, leftOut } = read(`curl ${URL} -d '{"text":"a"}' --next https://api.example/other -d '{"b":2}'`);
    expect([path, body]).toEqual(['/safety/v3/pii', { text: 'a' }]);
    expect(leftOut).toEqual(['The command has more than one request. Only the first one was read.']);
  });

  it('says that a value is not behind an equals sign', () => {
    expect(read(`curl ${URL} --data='{"text":"a"}'`).leftOut).toEqual([
      '`--data=` was left out: curl takes the value of `--data` after a space.',
    ]);
  });

  it('knows which options of the installed curl have a value', () => {
    const help = spawnSync('curl', ['--help', 'all'], { encoding: 'utf8' }).stdout ?? '';
    for (const [, short, name = '', value = ''] of help.matchAll(/^ *(?:(-\S), )? *--(\S+) ([<[]?)/gm)) {
      expect([name, WITH_VALUE.has(name)]).toEqual([name, value !== '']);
      if (short) expect([short, SHORT_WITH_VALUE.includes(short.charAt(1))]).toEqual([short, value !== '']);
    }
  });

  it.each([
    [
      'credentials in the URL',
      `curl https://me:secret@api.example/x -d '{}'`,
      'The credentials in the URL were left out.',
    ],
    ['a file of options', `curl -K secret.txt ${URL} -d '{}'`, 'The option `-K` was left out.'],
    ['a file of passwords', `curl -sn ${URL} -d '{}'`, 'The credentials of `-n` were left out.'],
    ['a certificate', `curl --cert secret.pem ${URL} -d '{}'`, 'The credentials of `--cert` were left out.'],
    [
      'a command in the body',
      `curl ${URL} -d "{\\"text\\":\\"$(date) a\\"}"`,
      '`$(date)` in the body is the output of a command. It stays as it is written.',
    ],
  ])('names %s', (_case, text, sentence) => {
    expect(read(text).leftOut).toEqual([sentence]);
  });

  it('is read without what follows it, which is named', () => {
    expect(read(`curl ${URL} -d '{"text":"a"}'\n# Don't\nIt's "done`).leftOut).toEqual([
      'Other commands of the text were left out.',
    ]);
  });

  it('of more than the maximum length is not read', () => {
    const { message } = problem(`curl ${URL} -d '{"text":"${'x'.repeat(MAX_COMMAND_LENGTH)}"}'`);
    expect(message).toContain('at most 250,000 are read. Paste the JSON');
  });

  it('with words that lack quotes is refused', () => {
    expect(problem(`curl ${URL} -d {"text": ${'word '.repeat(10_000)}}`).message).toContain('10,000 words');
  });

  it('names what is not part of the call, but no values', () => {
    const text = `API_KEY=secret1; curl -u me:secret2 -H 'Authorization: Bearer secret3' -H "X-Key: secret4" -b sid=secret5 \\
      -H 'Content-Type: application/json' --max-time 5 -o out.json --compressed -A secret6 \\
      "${URL}?key=secret7&page=1#x" -d '{}' https://other.example | jq .`;
    const { leftOut } = read(text);
    expect(leftOut).toEqual([
      'The credentials of `-u` were left out.',
      'The header `X-Key` was left out.',
      'The option `-b` was left out.',
      'The option `-A` was left out.',
      'The query parameter `key` was left out.',
      'The query parameter `page` was left out.',
      'More than one URL is in the command. Only the first one was read.',
      'What happens to the output of the command was left out.',
      'Other commands of the text were left out.',
    ]);
    expect(JSON.stringify(leftOut)).not.toContain('secret');
  });

  it('without a body has an empty one, and the method that curl sends', () => {
    expect(read(`curl ${URL}`)).toEqual({ method: 'GET', path: '/safety/v3/pii', body: {}, leftOut: [] });
    expect(read(`curl -I ${URL}`).method).toBe('HEAD');
    expect(read(`curl -X PUT ${URL} -d '{}'`).method).toBe('PUT');
  });

  it('keeps a variable in the body, and says so', () => {
    const { body, leftOut } = read(`curl ${URL} -d "{\\"text\\": \\"$TEXT\\"}"`);
    expect(body).toEqual({ text: '$TEXT' });
    expect(leftOut).toEqual(['`$TEXT` in the body is a variable of your shell. It stays as it is written.']);
  });

  it.each([
    ['a file as the body', `curl ${URL} -d @body.json`, 'in the file `body.json`'],
    ['a file as the input', `curl ${URL} -d @- < body.json`, 'in the file `body.json`'],
    ['a program that writes the body', `jq . x | curl ${URL} -d @-`, 'comes from another command'],
    ['the output of a command', `curl ${URL} -d "$(cat body.json)"`, 'output of another command'],
    ['a form', `curl ${URL} -F text=x`, 'sends a form (`-F`)'],
    ['an encoded form', `curl ${URL} --data-urlencode text=x`, 'sends a form'],
    ['an upload', `curl -T body.json ${URL}`, 'sends a file'],
    ['data in the URL', `curl -G ${URL} -d '{}'`, 'in the URL'],
    ['several data', `curl ${URL} -d '{"a":1}' -d '{"b":2}'`, 'joins the data of several options'],
    ['no value', `curl ${URL} -d`, '`-d` has no value'],
    ['a quote without an end', `curl ${URL} -d '{"a": "it's"}'`, 'is not closed. An apostrophe'],
    ['a backtick at the end of a quote without an end', `curl.exe ${URL} -d "{}\``, 'is not closed'],
    ['a here-document without an end', `curl ${URL} -d @- <<JSON\n{}`, 'here-document `JSON` is not closed'],
    ['a here-document that does not begin', `curl ${URL} -d @- <<JSON`, 'here-document `JSON` is not closed'],
  ])('with %s is a problem', (_case, text, message) => {
    expect(problem(text).message).toContain(message);
  });

  it('has the place of a problem in its body', () => {
    expect(problem(`curl ${URL} \\\n  -d '{\n  "a": 1,\n}'`)).toMatchObject({ line: 4, column: 1 });
    expect(problem(`curl ${URL} \\\n  -d '{"a": x}'`)).toMatchObject({ line: 2, column: 13 });
  });
});
