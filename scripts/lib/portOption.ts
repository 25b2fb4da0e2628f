import { parseArgs } from 'node:util';

/** Docusaurus' own default. */
const DEFAULT_PORT = 3000;

/**
 * Parses the value of an option for a port.
 *
 * @param port digits
 * @returns the port, 3000 for no value
 * @throws if the value is not a port
 */
export function parsePort(port: string | boolean | undefined): number {
  if (port === undefined) return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(String(port)) && Number(port) <= 65_535) return Number(port);
  throw new Error(
    `--port ${String(port)}: not a port\n  expected: a number from 0 to 65535\n  remedy: run it with --port 3000`,
  );
}

/**
 * Parses the option `--port` or `-p` of a command line, as Docusaurus does.
 *
 * @param args may have other options as well
 * @returns the port, 3000 by default
 * @throws if the value is not a port
 */
export function portOption(args: readonly string[]): number {
  const options = { port: { type: 'string', short: 'p' } } as const;
  const { port } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true }).values;
  return parsePort(port);
}
