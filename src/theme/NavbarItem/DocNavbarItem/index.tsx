// Change: marked on its own page only, not on every page of the same sidebar. Ejected from 3.10.2: the stock item sets
// `isActive` last, so `activeBaseRegex` cannot do it.
import { useActiveDocContext, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';
import type { ReactNode } from 'react';

export default function DocNavbarItem({ docId, label, docsPluginId, ...props }: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  if (!doc) return null;
  return (
    <DefaultNavbarItem exact {...props} isActive={() => activeDoc?.path === doc.path} label={label} to={doc.path} />
  );
}
