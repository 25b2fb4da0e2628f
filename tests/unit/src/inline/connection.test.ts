import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isConnected, untilConnected } from '../../../../src/inline/connection';

const fetchHeaders = vi.fn();
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('fetch', fetchHeaders.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
});

const fail = () => Promise.reject(new TypeError('Failed to fetch'));

/** Starts to wait and returns whether the wait is over. */
function wait(): () => boolean {
  let isOver = false;
  void untilConnected().then(() => (isOver = true));
  return () => isOver;
}

describe('isConnected', () => {
  it.each([
    ['true after a response', () => Promise.resolve({ status: 200 }), true],
    ['true after a response with an error status', () => Promise.resolve({ status: 500 }), true],
    ['false without a response', fail, false],
  ])('is %s', async (_behavior, response, expected) => {
    fetchHeaders.mockImplementation(response);
    expect(await isConnected()).toBe(expected);
  });

  it.each([false, true])('does not read navigator.onLine, here %s', async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    fetchHeaders.mockResolvedValueOnce({}).mockImplementationOnce(fail);
    expect([await isConnected(), await isConnected()]).toEqual([true, false]);
  });

  it('requests the headers of the page itself, past the cache', async () => {
    fetchHeaders.mockResolvedValue({});
    await isConnected();
    expect(fetchHeaders).toHaveBeenCalledExactlyOnceWith(
      '',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
  });

  it('is true on a page that was opened from a file, without a request', async () => {
    vi.stubGlobal('location', { protocol: 'file:' });
    expect(await isConnected()).toBe(true);
    expect(fetchHeaders).not.toHaveBeenCalled();
  });
});

describe('untilConnected', () => {
  it('asks after 5, 10, 20, 40 and then every 60 seconds until the site answers', async () => {
    fetchHeaders.mockImplementation(fail);
    const isOver = wait();
    for (const [index, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect([fetchHeaders.mock.calls.length, isOver()]).toEqual([index + 1, false]);
      await vi.advanceTimersByTimeAsync(1);
    }
    fetchHeaders.mockResolvedValue({});
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fetchHeaders.mock.calls.length, isOver()]).toEqual([8, true]);
  });

  it('sends the requests once for all who wait, and again for those who wait later', async () => {
    fetchHeaders.mockImplementationOnce(fail).mockResolvedValue({});
    const waits = [wait(), wait()];
    await vi.advanceTimersByTimeAsync(5_000);
    expect([fetchHeaders.mock.calls.length, ...waits.map((isOver) => isOver())]).toEqual([2, true, true]);
    wait();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchHeaders).toHaveBeenCalledTimes(3);
  });

  it('asks at once when the browser reports a connection, and does not believe it', async () => {
    fetchHeaders.mockImplementation(fail);
    const isOver = wait();
    await vi.advanceTimersByTimeAsync(1);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect([fetchHeaders.mock.calls.length, isOver()]).toEqual([2, false]);
    fetchHeaders.mockResolvedValue({});
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  });
});
