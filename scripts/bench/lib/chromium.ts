import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** A device and its connection. */
export interface Profile {
  name: 'phone' | 'desktop';
  context: BrowserContextOptions;
  /** How many times slower than this machine the processor is. */
  cpu: number;
  /** Unlimited if absent. */
  connection?: { kilobitsPerSecond: number; roundTripMs: number };
}

/** The phone is Lighthouse's: a mid-range device on a slow 4G connection. */
export const PROFILES: readonly Profile[] = [
  {
    name: 'phone',
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    cpu: 4,
    connection: { kilobitsPerSecond: 1600, roundTripMs: 150 },
  },
  { name: 'desktop', context: { viewport: { width: 1350, height: 940 } }, cpu: 1 },
];

/** Limits a page to the processor and the connection of a profile. */
export async function throttle(session: CDPSession, { cpu, connection }: Profile): Promise<void> {
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!connection) return;
  const bytesPerSecond = (connection.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
