import { replaced, type Mutation, type Mutators } from './mutant';

const FENCE = '```';

const HUGE = 'x'.repeat(100_000);

/** Adds a line to the front matter. */
function line(text: string): Mutation {
  return replaced(/^---\n/, `---\n${text}\n`);
}

/** Changes the value of a front matter field. */
function value(field: string, text: string): Mutation {
  return replaced(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${text}`);
}

/** Removes a front matter field. */
function without(field: string): Mutation {
  return replaced(new RegExp(`^${field}:.*\\n`, 'm'), '');
}

/** Replaces the whole front matter. */
function frontMatter(text: string): Mutation {
  return replaced(/^---\n[\s\S]*?\n---\n/, text);
}

/** Appends a text to the page. */
function append(text: string): Mutation {
  return (source) => `${source}\n${text}\n`;
}

/** A slug that gives a page another path than its file name. A landing page has the slug `/`, with which its path is the same. */
export const OWN_SLUG = /^slug: \w.*$/m;

/** Mistakes in front matter. */
export const FRONT_MATTER_MUTATORS: Mutators = {
  mustFail: {
    'a misspelled field': replaced(/^description:/m, 'desciption:'),
    'no direction': without('direction'),
    'a title twice': line('title: Another title'),
    'a title that is a number': value('title', '12'),
    'an empty title': value('title', ''),
    'a title that ends a script element': value('title', '"A </script> B"'),
    'a description of spaces': value('description', `"${' '.repeat(100)}"`),
    'keywords that are a string': value('keywords', 'one, two'),
    'a direction named like a property of every object': value('direction', 'constructor'),
    // Only docs have ids.
    'an id with a slash': replaced(/^(?=sidebar_position:)/m, 'id: another/page\n'),
    'a slug with spaces': line('slug: /not a slug?#'),
    'a slug with parent folders': line('slug: ../../intro'),
    'the slug of another page': replaced(OWN_SLUG, 'slug: long-blog-post'),
    'an unclosed bracket': line('keywords2: [a, b'),
    'an unquoted colon': value('title', 'One: two'),
    'an unknown alias': value('title', '*nowhere'),
    'an unknown YAML tag': value('title', '!!js/function x'),
    'unclosed front matter': replaced(/\n---\n/, '\n'),
    'a list as front matter': frontMatter('---\n- a\n- b\n---\n'),
  },
  mayPass: {
    'a tag that does not exist': value('tags', '[no-such-tag]'),
    'an unknown field': line('colour: red'),
    'the field __proto__': line('__proto__: {title: x}'),
    'no title': without('title'),
    'no description': without('description'),
    'a huge title': value('title', HUGE),
    'an infinite position': value('sidebar_position', '.inf'),
    'no front matter': frontMatter(''),
    'markup in the title': value('title', '"<b>bold</b> & {braces} `code`"'),
    'a description of several lines': value('description', '|\n  One line.\n  Two lines.\n'),
    'Windows line endings': (text) => text.replaceAll('\n', '\r\n'),
    'a byte order mark': (text) => `\ufeff${text}`,
    'a zero byte': replaced(/^title: /m, 'title: a\u0000b '),
  },
};

/** Valid and invalid brand tokens, wherever a page may contain one. */
export const TOKEN_MUTATORS: Mutators = {
  mustFail: {
    'an unknown token': append('About %brand.prodct%.'),
    'a token named like a property of every object': append('About %brand.constructor%.'),
    'a token that is a group': append('About %brand.links%.'),
    'an empty token': append('About %brand.%.'),
    'an unclosed token': append('About %brand.product and more.'),
    'a token with a dash': append('About %brand-product%.'),
    'an unknown token in a code fence': append(`${FENCE}\n%brand.prodct%\n${FENCE}`),
    'an unknown token in a comment': append('{/* %brand.prodct% */}'),
    'an unknown token in a link': append('[The site](%brand.links.web%)'),
    'a token in an attribute': append('<Figure name="%brand.slug%" />'),
    'an unknown token in a slug': replaced(/^title:/m, 'slug: /%brand.slugg%\ntitle:'),
    'an unknown token in the title': value('title', '"A page of %brand.prodct%"'),
  },
  mayPass: {
    'a token as a field name': replaced(/^title:/m, '%brand.slug%: x\ntitle:'),
    'a token with spaces': append('About % brand.product %.'),
    'a token in a code span': append('Call `%brand.apiHost%`.'),
  },
};

/** Mistakes in the body of a page: components, JSX, links, images and imports. */
export const BODY_MUTATORS: Mutators = {
  mustFail: {
    'an unknown operation': append('<ApiSample operation="no-such" />'),
    'an operation named like a property of every object': append('<ApiSample operation="constructor" />'),
    'an unknown field of an operation': append('<ApiFields operation="/safety/v3/pii" field="nope" />'),
    'an unknown body': append('<FieldMap body="no-such" />'),
    'a successor of a current operation': append('<FieldMap operation="/metrics/v4alpha/pii" />'),
    'the new body of a call without a successor': append('<BodyMove operation="/safety/v3/summarization" />'),
    'changes since an unknown version': append('<ApiChanges from="v0.0.1" />'),
    'changed pages with a misspelled attribute': append('<PageChanges form="v3.3.0" />'),
    'an unknown figure': append('<Figure name="no-such" />'),
    'a figure outside of its folder': append('<Figure name="../../static/img/favicon" />'),
    'a scale without its labels': append('<ScoreScale low="x" />'),
    'an unknown attribute': append('<StatusCodes operation="/safety/v3/pii" color="red" />'),
    'an expression as an attribute': append('<ApiSample operation={"pii"} />'),
    'spread attributes': append('<ApiSample {...props} />'),
    'an unclosed table filter': append('<FilterTable rows="metrics" hint="x">'),
    'an unclosed tag': append('<div>'),
    'wrongly nested tags': append('<b><i>x</b></i>'),
    'an unclosed brace': append('Costs {5'),
    'an unescaped angle bracket': append('If a <5 then b'),
    'an invalid expression': append('{const a = }'),
    'an export without a name': append('export const = 1;'),
    'a missing image': append('![x](./no-such-picture.png)'),
  },
  mayPass: {
    'an unknown component': append('<NoSuchComponent />'),
    'an unknown variable in an expression': append('{noSuchVariable}'),
    'an unclosed code fence': append(`${FENCE}js\nconst a = 1;`),
    'an unclosed admonition': append(':::note\n\nNo end.'),
    'an import of a missing file': append("import Nothing from './no-such-file';\n\n<Nothing />"),
    'a link to a missing file': append('[x](./no-such-file.mdx)'),
    'a link to a missing heading': append('[x](#no-such-heading)'),
    'a javascript: link': append('[x](javascript:alert(1))'),
    'a link with a malformed percent sequence': append('[x](./%zz.mdx)'),
    'a duplicate heading id': append('## One {#same}\n\n## Two {#same}'),
    'a script element': append('<script>{`window.x = 1`}</script>'),
    'an event handler as a string': append('<img src="x" onerror="alert(1)" alt="" />'),
    'a style as a string': append('<p style="color: red">x</p>'),
    'a table with uneven rows': append('| a | b |\n| --- |\n| 1 | 2 | 3 |'),
    'an empty file': () => '',
    'no body': replaced(/(\n---\n)[\s\S]*$/, '$1'),
    'half a file': (text) => text.slice(0, Math.floor(text.length / 2)),
    'bytes that are not text': append('\u0000\u0001\ufffe'),
  },
};
