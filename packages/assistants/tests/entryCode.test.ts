import { expect, it } from 'vitest';

import { entryCode } from '../src/content/writeServer';

it('the MCP server takes the validators of the reference that the site has, whatever its id', () => {
  const code = entryCode({}, ['addBook'], 'shop');
  expect(code).toContain('"addBook": () => import("./.docusaurus/openapi-reference/shop/validators/addBook.mjs")');
});
