// Change: the item is active on its own page only, not on every page of the same sidebar. Ejected from 3.10.2, because
// the original sets `isActive` last and so overrides `activeBaseRegex`.
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
