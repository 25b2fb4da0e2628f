// Change: renders nothing, because the emoji is an empty box where no emoji font is installed. Ejected from 3.10.2.
export default function DocCardHeadingIcon(): null {
  return null;
}
