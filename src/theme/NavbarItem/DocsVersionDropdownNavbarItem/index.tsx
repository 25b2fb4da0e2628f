// Change: a version is opened at the same page and heading, without what the address says about the old one (chosen
// language, example, marked words); where it lacks the page, at the nearest one, and the item says so. Ejected from 3.10.2
// and reduced to the options that this site uses.
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';

import { useNearestPage } from '@site/src/components/NearestPage/useNearestPage';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const hash = useHistorySelector((history) => history.location.hash);
  const versions = useVersions(docsPluginId);
  const { activeVersion } = useActiveDocContext(docsPluginId);
  const [displayed] = useDocsVersionCandidates(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const nearest = useNearestPage(docsPluginId);

  const items = versions.map((version) => {
    const { path, note, isTwin } = nearest(version);
    return {
      label: note ? `${version.label} · ${note}` : version.label,
      to: isTwin && !note ? path + hash : path,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : displayed.label}
      to={mobile ? undefined : nearest(displayed).path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
