import { stringifyJson, type Json } from '@api-docs/kit';

import { API_BASE, targetText, TIMEOUT } from '../call';
import type { FormPart, SampleBody, SampleCall, SecretText } from '../sampleCall';
import { toString, withoutMarks } from '../literals';
import { comments, filesOf, formParts, needed, partHeaders, segmentLines, streamOf } from '../template';

/** Converts a JSON value to a Go raw string. Raw strings cannot contain backticks, so each is a string of its own. */
export function toGoRawString(value: Json): string {
  return `\`${withoutMarks(stringifyJson(value, 2)).replaceAll('`', '` + "`" + `')}\``;
}

/** Converts text to a Go literal: a raw string if it has several lines. */
export function toGoText(text: string): string {
  const isRaw = text.includes('\n') && !/[`\r\0\ufeff]/.test(text);
  return isRaw ? `\`${text}\`` : toString(text);
}

/** Names of statuses in the package net/http. */
const STATUSES: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  203: 'NonAuthoritativeInfo',
  204: 'NoContent',
  205: 'ResetContent',
  206: 'PartialContent',
};

/** Methods with a constant in the package net/http. */
const NAMED_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'CONNECT'];

const STOP_ON_ERROR = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';

function getenv(env: string): string {
  return `os.Getenv("${env}")`;
}

function text(parts: SecretText, secret = getenv): string {
  return parts.map((part) => (typeof part === 'string' ? toString(part) : secret(part.env))).join('+');
}

/** Whether a part needs more than its name and value. */
function isTyped({ json, file, contentType, headers }: FormPart): boolean {
  return json !== undefined || file !== undefined || contentType !== undefined || headers.length > 0;
}

/** Adds a part to the form. The function `addPart` of the sample writes its headers. */
function partStatement(part: FormPart, variable: (file: string) => string): string {
  const { name, text: value = '', json, file } = part;
  if (!isTyped(part)) return `\tform.WriteField(${toString(name)}, ${toGoText(value)})\n`;
  const header = partHeaders(part);
  // gofmt aligns the values.
  const width = Math.max(...header.map(([key]) => key.length)) + 4;
  const entries = header.map(([key, content]) => {
    const literal = content.includes('"') && !content.includes('`') ? `\`${content}\`` : toString(content);
    return `\t\t${`${toString(key)}:`.padEnd(width)}{${literal}},\n`;
  });
  const text = json === undefined ? toGoText(value) : toGoRawString(json);
  const content = file === undefined ? `[]byte(${text})` : variable(file);
  return `\taddPart(form, ${content}, textproto.MIMEHeader{\n${entries.join('')}\t})\n`;
}

const ADD_PART = `
func addPart(form *multipart.Writer, content []byte, header textproto.MIMEHeader) {
	part, err := form.CreatePart(header)
	if err != nil {
		log.Fatal(err)
	}
	part.Write(content)
}
`;

function readFile(variable: string, file: string): string {
  return `\t${variable}, err := os.ReadFile(${toString(file)})\n${STOP_ON_ERROR}`;
}

/** Returns the statements that make the body, and the reader of the body. */
function bodyStatements(body: SampleBody | undefined): { statements: string; reader: string } {
  const files = filesOf(body);
  const variable = (file: string) => `file${files.indexOf(file) === 0 ? '' : files.indexOf(file) + 1}`;
  const reads = files.map((file) => readFile(variable(file), file));
  switch (body?.kind) {
    case 'json':
    case 'text':
      return { statements: '', reader: 'strings.NewReader(body)' };
    case 'form': {
      const adds = body.pairs.map(([name, value]) => `\tform.Add(${toString(name)}, ${toString(value)})\n`);
      return { statements: `\tform := url.Values{}\n${adds.join('')}`, reader: 'strings.NewReader(form.Encode())' };
    }
    case 'multipart': {
      const start = '\tvar body bytes.Buffer\n\tform := multipart.NewWriter(&body)\n';
      const adds = body.parts.map((part) => partStatement(part, variable));
      return { statements: [...reads, start, ...adds, '\tform.Close()\n'].join(''), reader: '&body' };
    }
    case 'file':
      return { statements: readFile('body', body.file), reader: 'bytes.NewReader(body)' };
    case 'segments': {
      const writes = segmentLines(body.segments).map((one) =>
        typeof one === 'string' ? `\tbody.WriteString(${toGoText(one)})\n` : `\tbody.Write(${variable(one.file)})\n`,
      );
      return { statements: `${reads.join('')}\tvar body bytes.Buffer\n${writes.join('')}`, reader: '&body' };
    }
    case undefined:
      return { statements: '', reader: 'nil' };
  }
}

/** Prints what a line of a stream says. */
const LINE_STATEMENTS = {
  events: `if strings.HasPrefix(line, "data:") {
			fmt.Println(strings.TrimSpace(line[len("data:"):]))
		}`,
  lines: `if strings.TrimSpace(line) != "" {
			fmt.Print(line)
		}`,
  records: String.raw`fmt.Print(strings.TrimPrefix(line, "\u001e"))`,
};

/** Prints lines of the response when they arrive. */
function eachLine(statement: string): string {
  return `	lines := bufio.NewReader(reply.Body)
	for {
		line, err := lines.ReadString('\\n')
		${statement}
		if err == io.EOF {
			break
		}
		if err != nil {
			log.Fatal(err)
		}
	}`;
}

function responseStatement(call: SampleCall): string {
  const { response } = call;
  const sequence = streamOf(call);
  if (sequence) return eachLine(LINE_STATEMENTS[sequence]);
  if (response.kind === 'file') {
    return `\tif err := os.WriteFile("${response.file}", content, 0o644); err != nil {\n\t\tlog.Fatal(err)\n\t}`;
  }
  return `\tfmt.Println(${response.kind === 'none' ? 'reply.StatusCode' : 'string(content)'})`;
}

function imports(call: SampleCall): string[] {
  const { body, response, queryKeys } = call;
  return needed({
    bufio: streamOf(call) !== undefined,
    bytes: body?.kind === 'multipart' || body?.kind === 'file' || body?.kind === 'segments',
    fmt: response.kind !== 'file',
    io: true,
    log: true,
    'mime/multipart': body?.kind === 'multipart',
    'net/http': true,
    'net/textproto': formParts(call).some(isTyped),
    'net/url': body?.kind === 'form' || queryKeys.length > 0,
    os: true,
    strings: streamOf(call) !== undefined || body?.kind === 'json' || body?.kind === 'text' || body?.kind === 'form',
    time: true,
  });
}

const READ_ALL = `\tcontent, err := io.ReadAll(reply.Body)\n${STOP_ON_ERROR}`;

/** A client that waits for the start of a response only. */
const STREAM_CLIENT = `	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.ResponseHeaderTimeout = ${TIMEOUT} * time.Second
	client := &http.Client{Transport: transport}
`;

/** Returns a program that needs only Go's standard library. */
export function renderGo(call: SampleCall): string {
  const isStream = streamOf(call) !== undefined;
  const { method, server, basic, headers, contentType, body, status, notes } = call;
  const { statements, reader } = bodyStatements(body);
  const content =
    body?.kind === 'json' ? toGoRawString(body.json) : body?.kind === 'text' ? toGoText(body.text) : undefined;
  const target = text(targetText(call), (env) => `url.QueryEscape(${getenv(env)})`);
  const type = body?.kind === 'multipart' ? 'form.FormDataContentType()' : toString(contentType ?? '');
  const headerLines = [
    ...(basic ? [`\trequest.SetBasicAuth(${getenv(basic.user)}, ${getenv(basic.password)})\n`] : []),
    ...headers.map(({ name, value }) => `\trequest.Header.Set(${toString(name)}, ${text(value)})\n`),
    ...(contentType === undefined ? [] : [`\trequest.Header.Set("Content-Type", ${type})\n`]),
  ];
  const verb = NAMED_METHODS.includes(method)
    ? `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : toString(method);
  const condition =
    status === undefined ? '>= 400' : `!= ${STATUSES[status] ? `http.Status${STATUSES[status]}` : status}`;
  return `${comments(notes, '//')}package main

import (
${imports(call)
  .map((one) => `\t"${one}"\n`)
  .join('')})
${content === undefined ? '' : `\nconst body = ${content}\n`}
func main() {
${statements && `${statements}\n`}	apiBase := ${getenv(API_BASE)}
	if apiBase == "" {
		apiBase = ${toString(server)}
	}
	request, err := http.NewRequest(${verb}, apiBase+${target}, ${reader})
${STOP_ON_ERROR}${headerLines.join('')}
${isStream ? STREAM_CLIENT : `\tclient := &http.Client{Timeout: ${TIMEOUT} * time.Second}\n`}	reply, err := client.Do(request)
${STOP_ON_ERROR}	defer reply.Body.Close()
${isStream ? '' : READ_ALL}	if reply.StatusCode ${condition} {
${isStream ? READ_ALL.replaceAll(/^\t/gm, '\t\t') : ''}		log.Fatalf("status %d: %s", reply.StatusCode, content)
	}
${responseStatement(call)}
}${formParts(call).some(isTyped) ? `\n${ADD_PART.trimEnd()}` : ''}`;
}
