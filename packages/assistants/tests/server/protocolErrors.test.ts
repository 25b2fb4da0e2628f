import { expect, it } from 'vitest';

import { lineError } from '../../src/server/protocolErrors';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

it.each<[string, unknown, number]>([
  ['{"jsonrpc":"2.0","id":1,', null, -32700],
  ['no JSON', null, -32700],
  ['[]', null, -32600],
  [JSON.stringify([PING]), null, -32600],
  ['null', null, -32600],
  [JSON.stringify({ ...PING, jsonrpc: '1.0' }), 1, -32600],
  [JSON.stringify({ ...PING, method: 1, id: 'a' }), 'a', -32600],
  [JSON.stringify({ ...PING, id: {} }), null, -32600],
  [JSON.stringify({ ...PING, id: null }), null, -32600],
  [JSON.stringify({ ...PING, params: 'x' }), 1, -32600],
  [JSON.stringify({ ...PING, params: [1] }), 1, -32602],
])('%s is answered as JSON-RPC 2.0 has it', (line, id, code) => {
  expect(lineError(line)).toMatchObject({ id, error: { code } });
});

it.each([
  ['', ' \r'],
  [JSON.stringify(PING), JSON.stringify({ jsonrpc: '2.0', method: 'notifications/unknown' })],
  [JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} }), '{"jsonrpc":"2.0","id":1,"error":{"code":"x"}}'],
])('%s and %s are no errors', (...lines) => {
  expect(lines.map(lineError)).toEqual([undefined, undefined]);
});
