import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** The ids that a page gives to elements, with a space between two. */
  ids: string;
}

/** Tells Docusaurus the ids of elements in HTML, because it knows those of headings only and would take links to them for broken. */
export default function PageAnchors({ ids }: Props): null {
  const { collectAnchor } = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}
