// Change: adds no language to the browser, where nothing reads code. Ejected from 3.10.2.
export default function prismIncludeLanguages(): void {
  // Code is colored at build: plugins/highlighting.
}
