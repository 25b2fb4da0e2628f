import { beforeEach, describe, expect, it, vi } from 'vitest';

import { repeatUnanswered } from '../../support/engines/repeatUnanswered';

const never = () => new Promise<string>(() => undefined);

describe('repeatUnanswered', () => {
  const run = vi.fn<() => Promise<string>>();

  beforeEach(() => {
    run.mockReset();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  it('returns what the work returns', async () => {
    run.mockResolvedValue('done');
    expect(await repeatUnanswered('webkit', 1_000, run)).toBe('done');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not repeat work that fails', async () => {
    run.mockRejectedValue(new Error('no heading'));
    await expect(repeatUnanswered('webkit', 1_000, run)).rejects.toThrow('no heading');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('repeats work once in WebKit if the driver does not answer', async () => {
    run.mockImplementationOnce(never).mockResolvedValue('done');
    expect(await repeatUnanswered('webkit', 10, run)).toBe('done');
  });

  it.each([
    ['webkit', 2],
    ['firefox', 1],
  ] as const)('fails if the driver of %s does not answer %i times', async (engine, attempts) => {
    run.mockImplementation(never);
    await expect(repeatUnanswered(engine, 10, run)).rejects.toThrow(`the driver of ${engine} stopped answering`);
    expect(run).toHaveBeenCalledTimes(attempts);
  });
});
