/**
 * Mends `navigator.connection` where it is odd. Docusaurus reads `effectiveType.includes('2g')` before every prefetch and
 * throws in browsers that have a connection without an effective type.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Connection {
  effectiveType?: unknown;
  saveData?: unknown;
}

function mendConnection(): void {
  const { connection } = navigator as { connection?: Connection | null };
  if (!connection || typeof connection.effectiveType === 'string') return;
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { effectiveType: '', saveData: connection.saveData === true },
  });
}

if (ExecutionEnvironment.canUseDOM) mendConnection();
