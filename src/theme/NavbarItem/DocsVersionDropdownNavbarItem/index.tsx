// Change: a version is opened at the same page and heading, without what the address says about the old one (chosen
// language, example, marked words). Ejected from 3.10.2 and reduced to the options that this site uses.
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';

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
  const { activeVersion, alternateDocVersions } = useActiveDocContext(docsPluginId);
  const [displayed] = useDocsVersionCandidates(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);

  const samePage = ({ name }: GlobalVersion) => alternateDocVersions[name]?.path;
  const landing = ({ docs, mainDocId, path }: GlobalVersion) => docs.find(({ id }) => id === mainDocId)?.path ?? path;

  const items = versions.map((version) => {
    const same = samePage(version);
    return {
      label: version.label,
      to: same === undefined ? landing(version) : `${same}${hash}`,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : displayed.label}
      to={mobile ? undefined : (samePage(displayed) ?? landing(displayed))}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
