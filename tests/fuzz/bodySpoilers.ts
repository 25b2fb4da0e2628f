import { replaced, type Spoiler } from './mutant';

/** Puts a text at the end of a page. */
function append(text: string): Spoiler['spoil'] {
  return (source) => `${source}\n${text}\n`;
}

const FENCE = '```';

/** What goes wrong in the text of a page: components, JSX, links, pictures, imports. */
export const BODY_SPOILERS: readonly Spoiler[] = [
  { what: 'an operation that does not exist', spoil: append('<ApiSample operation="no-such" />'), mustStop: true },
  {
    what: 'an operation that every object has',
    spoil: append('<ApiSample operation="constructor" />'),
    mustStop: true,
  },
  { what: 'no operation', spoil: append('<ApiFields part="request" />'), mustStop: true },
  {
    what: 'a field that does not exist',
    spoil: append('<ApiFields operation="/safety/v3/pii" field="nope" />'),
    mustStop: true,
  },
  {
    what: 'a part that does not exist',
    spoil: append('<ApiFields operation="/safety/v3/pii" part="head" />'),
    mustStop: true,
  },
  {
    what: 'an example that does not exist',
    spoil: append('<ApiReply operation="/safety/v3/pii" example="x" />'),
    mustStop: true,
  },
  { what: 'a body that does not exist', spoil: append('<FieldMap body="no-such" />'), mustStop: true },
  {
    what: 'a successor of what is current',
    spoil: append('<FieldMap operation="/metrics/v4alpha/pii" />'),
    mustStop: true,
  },
  { what: 'changes since nowhere', spoil: append('<ApiChanges from="v0.0.1" />'), mustStop: true },
  { what: 'changes since a path', spoil: append('<ApiChanges from="../metrics-api" />') },
  { what: 'changes since nothing', spoil: append('<ApiChanges />'), mustStop: true },
  { what: 'changed pages since nowhere', spoil: append('<PageChanges from="v0.0.1" />'), mustStop: true },
  { what: 'changed pages since nothing', spoil: append('<PageChanges />'), mustStop: true },
  { what: 'changed pages, misspelled', spoil: append('<PageChanges form="v3.3.0" />'), mustStop: true },
  { what: 'a drawing that does not exist', spoil: append('<Figure name="no-such" />'), mustStop: true },
  { what: 'a drawing outside its folder', spoil: append('<Figure name="../../static/img/favicon" />'), mustStop: true },
  { what: 'no drawing', spoil: append('<Figure />'), mustStop: true },
  { what: 'a scale without its words', spoil: append('<ScoreScale low="x" />'), mustStop: true },
  {
    what: 'an unknown attribute',
    spoil: append('<StatusCodes operation="/safety/v3/pii" color="red" />'),
    mustStop: true,
  },
  { what: 'an attribute that is code', spoil: append('<ApiSample operation={"pii"} />'), mustStop: true },
  { what: 'spread attributes', spoil: append('<ApiSample {...props} />'), mustStop: true },
  { what: 'a component that does not exist', spoil: append('<NoSuchComponent />') },
  { what: 'a component in lower case', spoil: append('<apisample operation="pii" />') },
  { what: 'a table filter without its end', spoil: append('<FilterTable rows="metrics" hint="x">'), mustStop: true },
  { what: 'a tag without its end', spoil: append('<div>'), mustStop: true },
  { what: 'an end without its tag', spoil: append('</div>'), mustStop: true },
  { what: 'crossed tags', spoil: append('<b><i>x</b></i>'), mustStop: true },
  { what: 'an open brace', spoil: append('Costs {5'), mustStop: true },
  { what: 'an open angle', spoil: append('If a <5 then b'), mustStop: true },
  { what: 'code that cannot be read', spoil: append('{const a = }'), mustStop: true },
  { what: 'an unknown name in code', spoil: append('{noSuchVariable}') },
  { what: 'an open fence', spoil: append(`${FENCE}js\nconst a = 1;`) },
  { what: 'an open note', spoil: append(':::note\n\nNo end.') },
  { what: 'a note of no kind', spoil: append(':::nonsense\n\nText.\n\n:::') },
  { what: 'an import of nothing', spoil: append("import Nothing from './no-such-file';\n\n<Nothing />") },
  { what: 'an import that cannot be read', spoil: append('import from nowhere;'), mustStop: true },
  { what: 'an export without a name', spoil: append('export const = 1;'), mustStop: true },
  { what: 'a link to no file', spoil: append('[x](./no-such-file.mdx)') },
  { what: 'a link to no page', spoil: append('[x](/docs/no-such-page/)') },
  { what: 'a link to no heading', spoil: append('[x](#no-such-heading)') },
  { what: 'a link that is script', spoil: append('[x](javascript:alert(1))') },
  { what: 'a link that cannot be decoded', spoil: append('[x](./%zz.mdx)') },
  { what: 'a picture that does not exist', spoil: append('![x](./no-such-picture.png)'), mustStop: true },
  { what: 'a picture without a source', spoil: append('![x]()') },
  { what: 'a heading id twice', spoil: append('## One {#same}\n\n## Two {#same}') },
  { what: 'a heading id of nothing', spoil: append('## One {#}') },
  { what: 'a raw script', spoil: append('<script>{`window.x = 1`}</script>') },
  { what: 'an event handler as text', spoil: append('<img src="x" onerror="alert(1)" alt="" />') },
  { what: 'a style as text', spoil: append('<p style="color: red">x</p>') },
  { what: 'a table with odd rows', spoil: append('| a | b |\n| --- |\n| 1 | 2 | 3 |') },
  { what: 'no text', spoil: replaced(/(\n---\n)[\s\S]*$/, '$1') },
  { what: 'half a file', spoil: (text) => text.slice(0, Math.floor(text.length / 2)) },
  { what: 'an empty file', spoil: () => '', mustStop: true },
  { what: 'bytes that are no text', spoil: append('\u0000\u0001\ufffe') },
];
