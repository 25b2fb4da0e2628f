import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { printedCode, printedSamples } from '../../support/builtSamples';

let dir: string;

function block(language: string, ...lines: string[]): string {
  return `<pre class="prism-code language-${language} x"><code>${lines.join('\n')}</code></pre>`;
}

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'printed-'));
  mkdirSync(path.join(dir, 'docs'));
  const code = block('go', 'if <span>a</span> &lt; b {', '', '\t<span>"&#x27;"</span>', '}');
  const mark = 'data-sample-operation="/v1/mood" data-sample-example="calm" data-sample-language="go"';
  writeFileSync(
    path.join(dir, 'docs/index.html'),
    `<p>x</p>${block('bash', 'ls')}<div ${mark}><div>${code}</div></div>`,
  );
  writeFileSync(path.join(dir, 'index.html'), '<p>No code.</p>');
});

afterAll(() => rmSync(dir, { recursive: true }));

describe('printedCode', () => {
  it('keeps line breaks, empty lines and white space', () => {
    expect(printedCode(dir)).toEqual([
      { page: 'docs/index.html', prism: 'bash', code: 'ls', title: '' },
      {
        page: 'docs/index.html',
        prism: 'go',
        code: 'if a < b {\n\n\t"\'"\n}',
        title: '',
        sample: { operation: '/v1/mood', example: 'calm', language: 'go' },
      },
    ]);
  });
});

describe('printedSamples', () => {
  it('returns only marked blocks', () => {
    expect(printedSamples(printedCode(dir))).toEqual([
      {
        page: 'docs/index.html',
        operation: '/v1/mood',
        example: 'calm',
        language: 'go',
        code: 'if a < b {\n\n\t"\'"\n}',
      },
    ]);
  });
});
