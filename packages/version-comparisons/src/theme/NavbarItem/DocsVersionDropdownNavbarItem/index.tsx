// Change: an item opens the same page and heading in its version, without the query string (language, example,
// highlighted words). If the version lacks the page, the item opens the nearest one and says so. Ejected from 3.10.2.
import { translate } from '@docusaurus/Translate';
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

import { usePageInVersion, type PageInVersion } from '@api-docs/version-comparisons/PageInVersion/usePageInVersion';

/** Returns the label of a version with what its item opens, if that is not the same page. */
function withNote(label: string, note: PageInVersion['note']): string {
  if (note === undefined) return label;
  const text = note === 'start page' ? translate({ message: 'start page' }) : translate({ message: 'nearest page' });
  return `${label} · ${text}`;
}

/** Labels of the versions that the option `versions` lists. */
type Labels = Readonly<Partial<Record<string, { label?: string }>>>;

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: chosen,
  ...props
}: Props): ReactNode {
  const hash = useHistorySelector((history) => history.location.hash);
  const labels: Labels | undefined = Array.isArray(chosen)
    ? Object.fromEntries(chosen.map((name) => [name, {}]))
    : chosen;
  const versions = useVersions(docsPluginId).filter(({ name }) => !labels || name in labels);
  const labelOf = ({ name, label }: GlobalVersion) => labels?.[name]?.label ?? label;
  const { activeVersion } = useActiveDocContext(docsPluginId);
  const [displayed] = useDocsVersionCandidates(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const pageIn = usePageInVersion(docsPluginId);

  const items = versions.map((version) => {
    const { path, note, isSamePage } = pageIn(version);
    return {
      label: withNote(labelOf(version), note),
      to: isSamePage && !note ? path + hash : path,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile
          ? translate({ id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions' })
          : labelOf(displayed)
      }
      to={mobile ? undefined : pageIn(displayed).path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
