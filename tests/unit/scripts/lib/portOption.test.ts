import { describe, expect, it } from 'vitest';

import { portOption } from '../../../../scripts/lib/portOption';

describe('portOption', () => {
  it.each([
    ['', 3000],
    ['--port 4000', 4000],
    ['--port=4000', 4000],
    ['-p 4000', 4000],
    ['-p4000', 4000],
    ['--port 4000 --port 4001', 4001],
    ['--no-open --host 0.0.0.0 --port 4000 --poll 500', 4000],
    ['--locale en --hot-only', 3000],
    ['--port 0', 0],
  ])('of "%s" is %d', (line, port) => {
    expect(portOption(line.split(' ').filter(Boolean))).toBe(port);
  });

  it.each(['http', '65536', '-1', '3e3', ''])('rejects "%s"', (value) => {
    expect(() => portOption([`--port=${value}`])).toThrow(`--port ${value}: not a port`);
  });

  it('rejects an option without a value', () => {
    expect(() => portOption(['--port'])).toThrow('expected: a number from 0 to 65535');
  });
});
