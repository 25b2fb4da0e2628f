// Change: renders nothing. The date is in the line below the title: src/components/TitleLine.
// Ejected from 3.10.2, rewritten.
export default function LastUpdated(): null {
  return null;
}
