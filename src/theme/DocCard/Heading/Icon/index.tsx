// A card's title says what it leads to; the stock emoji is an empty box where no emoji font is installed.
export default function DocCardHeadingIcon(): null {
  return null;
}
