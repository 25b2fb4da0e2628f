import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { SHORT_WITH_VALUE, WITH_VALUE } from '../src/read/curlOptions';
import { MAX_COMMAND_LENGTH } from '../src/read/readInput';
import { problem, read } from './readText';

const URL = 'https://api.example/safety/v3/pii';

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
    ['printf', `printf '%s' ${inSingle} | curl ${URL} -d @-`],
    ['options of echo', `echo -nE ${inSingle} | curl ${URL} -d @-`],
    ['--data-raw', `curl --data-raw ${inSingle} ${URL}`],
    ['--json', `curl --json ${inSingle} ${URL}`],
    ['--json in parts', `curl ${URL} --json '' --json ${inSingle}`],
    ['combined options', `curl -sSLXPOST ${URL} -d${inSingle}`],
    ['combined options with a value', `curl -sSLX POST ${URL} -d ${inSingle}`],
    ['line continuations', `curl \\\n  --request POST \\\r\n  --url ${URL} \\\n  --data ${inSingle}`],
    ['spaces behind continuations', `curl \\ \n  --request POST \\\t\n  ${URL} \\ \r\n  -d ${inSingle}`],
    ['no-break spaces', `curl\u00a0${URL} \\\n\u00a0\u00a0-d ${inSingle}`],
    ['a variable that takes its output', `RESULT=$(curl ${URL} -d ${inSingle})`],
    ['an apostrophe in prose before it', `It's failing:\ncurl ${URL} -d ${inSingle}`],
    ['backticks of Markdown', `\`curl ${URL} -d ${inSingle}\``],
    ['continuations of PowerShell', `curl.exe -X POST \`\n  ${URL} \`\n  -d ${inLiteral}`],
    ['a doubled apostrophe, as in PowerShell', `curl ${URL} -d ${inLiteral}`],
    ['backticks of PowerShell', `curl.exe ${URL} -d "${json.replace(/["`$]/g, '`$&')}"`],
    ['the operator & of PowerShell', `& 'C:\\Program Files\\curl.exe' ${URL} -d ${inLiteral}`],
    ['a text of several lines in PowerShell', `curl.exe ${URL} -d @'\n${json}\n'@`],
    ['a text of PowerShell that expands', `curl.exe ${URL} -d @"\n${json.replace(/[`$]/g, '`$&')}\n"@`],
    ['spaces behind continuations of PowerShell', `curl.exe \` \n  ${URL} \` \n  -d ${inLiteral}`],
    ['spaces behind continuations of cmd', `curl ^ \r\n  ${URL} ^ \r\n  -d ${inCmd}`],
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
    expect(message).toContain('at most 50,000 are read. Paste the JSON');
  });

  it('with words that lack quotes is refused', () => {
    expect(problem(`curl ${URL} -d {"text": ${'a '.repeat(10_000)}}`).message).toContain('10,000 words');
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

  it.each([
    ['an option', `curl ${URL} -d "{\\"text\\": \\"$TEXT\\"}"`],
    ['a here-document', `curl ${URL} -d @- <<JSON\n{"text": "$TEXT"}\nJSON`],
    ['a here-string', `curl ${URL} -d @- <<< "{\\"text\\": \\"$TEXT\\"}"`],
    ['echo', `echo '{"text": "'$TEXT'"}' | curl ${URL} -d @-`],
  ])('keeps a variable in the body of %s, and says so', (_case, text) => {
    const { body, leftOut } = read(text);
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
    ['a variable as the body', `curl ${URL} -d "$BODY"`, 'the variable `$BODY`'],
    ['a variable of PowerShell as the body', `curl.exe ${URL} -d $env:BODY`, 'the variable `$env:BODY`'],
    ['the output of a command as its input', `curl ${URL} -d @- <<< "$(cat a)"`, 'output of another command'],
    ['a file of a command', `curl ${URL} -d @<(cat a)`, 'comes from another command'],
    ['a dash of prose', `curl ${URL} –data '{"text":"a"}'`, '`–data` begins with a typographic dash'],
    ['an option that curl does not have', `curl ${URL} --body '{"text":"a"}'`, 'No option sends the text in braces'],
    ['quotes that the shell removes', `curl ${URL} -d "{"text":"a"}"`, 'put the body in single quotes'],
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
