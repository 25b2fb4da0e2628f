import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** A device. */
export interface Profile {
  name: 'phone' | 'desktop';
  context: BrowserContextOptions;
}

export const PROFILES: readonly Profile[] = [
  {
    name: 'phone',
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  },
  { name: 'desktop', context: { viewport: { width: 1350, height: 940 } } },
];

/** Limits a page to a processor that is four times slower and to a slow 4G connection: the phone of Lighthouse. */
export async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = 200_000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
