import { describe, expect, it } from 'vitest';

import { renderCurl } from '../../src/samples/languages/curl';
import { renderJava } from '../../src/samples/languages/java';
import { pathText } from '../../src/samples/serialize';
import { sampleCall } from '../../src/samples/call';
import type { SampleOperation } from '../../src/samples/sampleCall';

const operation: SampleOperation = {
  method: 'POST',
  server: 'https://api.example',
  path: '/a',
  name: 'a',
  parameters: [],
  keys: [],
  response: { kind: 'none' },
};

it.each([
  ['', false, ';color'],
  ['a', false, ';color=a'],
  ['', true, ';color'],
  [['a', ''], true, ';color=a;color'],
  [{ R: '', G: 'g' }, true, ';R;G=g'],
])('writes %j in the style matrix, exploded: %s', (value, explode, text) => {
  expect(pathText('color', value, { style: 'matrix', explode })).toBe(text);
});

describe('a form with a name that curl cannot write', () => {
  const render = (body: object) =>
    renderCurl(
      sampleCall(
        { ...operation, body: { mediaType: 'multipart/form-data', kind: 'multipart' } },
        { parameters: {}, body: { ...body } },
      ),
    );

  it('is sent as text, with its boundary in the header', () => {
    const code = render({ 'x;y=z': 'a' });
    expect(code).toContain('name="x;y=z"');
    expect(code).toContain('--data-binary @-');
    expect(code).toMatch(/Content-Type: multipart\/form-data; boundary=[\w-]+/);
  });

  it('is the only one', () => {
    expect(render({ 'x;y': 'a' })).toContain("--form-string 'x;y=a'");
  });
});

it.each(['json', 'text', 'form'] as const)('no constant of Java is longer than a class file can have: %s', (kind) => {
  const long = 'ä"\n😀'.repeat(40_000);
  const body = { mediaType: 'application/octet-stream', kind };
  const code = renderJava(
    sampleCall({ ...operation, body }, { parameters: {}, body: kind === 'form' ? { a: long } : long }),
  );
  const constants = code.match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
  // A class file has up to three bytes for each unit of UTF-16.
  expect(Math.max(...constants.map((text) => text.length * 3))).toBeLessThan(65_535);
  expect(code).toContain('String.join("",');
});
