import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { createApiFiles } from '../src/apiFiles';
import { referenceDocs } from '../src/plugins/referenceDocs';

const context = { siteDir: '/site', siteConfig: {} } as LoadContext;

it('remark plugins of a site come before the one that inserts facts, and do not replace it', () => {
  const own = () => undefined;
  const files = createApiFiles('/site', { route: '/shop/' });
  const [, options] = referenceDocs(context, files, { remarkPlugins: [own], breadcrumbs: false }) as [unknown, object];
  expect(options).toMatchObject({
    id: 'api',
    routeBasePath: '/shop',
    breadcrumbs: false,
    remarkPlugins: [own, expect.any(Function)],
  });
});
