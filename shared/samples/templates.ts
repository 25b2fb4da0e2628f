import type { Json } from '../json';
import { toGoRawString, toJavaTextBlock, toJson, toPython, toTypeScript } from './literals';

/** A POST request with a JSON body. */
export interface SampleCall {
  url: string;
  body: Json;
  /** Whether the reply's `data` is documented. Samples do not parse undocumented replies. */
  readsData: boolean;
  /** Name for languages that need a class, for example `Faithfulness`. */
  className: string;
}

interface SampleTemplate {
  label: string;
  /** Prism language. */
  prism: string;
  render(call: SampleCall): string;
}

/** Request timeout in seconds: a choice of the docs, not a limit of the API. */
const TIMEOUT = 30;

/**
 * One template per language. Each reads the API key from the environment, fails with the status of a failed request, and
 * parses the reply only if it is documented.
 */
export const SAMPLE_TEMPLATES = {
  curl: {
    label: 'cURL',
    prism: 'bash',
    render: ({ url, body }) => `curl --fail --max-time ${TIMEOUT} \\
  --request POST "${url}" \\
  --header "Authorization: Bearer $API_KEY" \\
  --header "Content-Type: application/json" \\
  --data @- <<'JSON'
${toJson(body)}
JSON`,
  },

  python: {
    label: 'Python',
    prism: 'python',
    render: ({ url, body, readsData }) => `import os

import requests

response = requests.post(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    json=${toPython(body, '    ')},
    timeout=${TIMEOUT},
)
if response.status_code != 200:
    raise SystemExit(f"The call failed with status {response.status_code}")
${readsData ? 'print(response.json()["data"])' : 'print(response.status_code)'}`,
  },

  typescript: {
    label: 'TypeScript',
    prism: 'typescript',
    render: ({ url, body, readsData }) => `const response = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.API_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${toTypeScript(body, '  ')}),
  signal: AbortSignal.timeout(${TIMEOUT}_000),
});
if (response.status !== 200) {
  throw new Error(\`The call failed with status \${response.status}\`);
}
${readsData ? 'const reply = await response.json();\nconsole.log(reply);' : 'console.log(response.status);'}`,
  },

  go: {
    label: 'Go',
    prism: 'go',
    render: ({ url, body, readsData }) => `package main

import (
${readsData ? '\t"encoding/json"\n' : ''}	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

const body = ${toGoRawString(body)}

func main() {
	request, err := http.NewRequest(http.MethodPost, "${url}", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	client := &http.Client{Timeout: ${TIMEOUT} * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatalf("the call failed with status %d", response.StatusCode)
	}
${
  readsData
    ? `
	var reply struct {
		Data json.RawMessage \`json:"data"\`
	}
	if err := json.NewDecoder(response.Body).Decode(&reply); err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(reply.Data))`
    : '	fmt.Println(response.StatusCode)'
}
}`,
  },

  java: {
    label: 'Java',
    prism: 'java',
    render: ({ url, body, readsData, className }) => `import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class ${className} {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = ${toJavaTextBlock(body, '            ')};
        HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))
            .timeout(Duration.ofSeconds(${TIMEOUT}))
            .header("Authorization", "Bearer " + System.getenv("API_KEY"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("The call failed with status " + response.statusCode());
        }
        System.out.println(response.${readsData ? 'body' : 'statusCode'}());
    }
}`,
  },
} satisfies Record<string, SampleTemplate>;

export type SampleLanguage = keyof typeof SAMPLE_TEMPLATES;
