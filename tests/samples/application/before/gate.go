// Checks one exchange of a support assistant before it is shown.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"
)

const (
	question = "What does it cost to replace a lost card?"
	answer   = "Replacing a lost card costs 8.00 EUR."
)

type object = map[string]any

var calls = []struct {
	name, path string
	body       object
}{
	{"faithfulness", "/safety/v3/faithfulness", object{
		"query":    question,
		"response": answer,
		"context": []object{
			{"node_id": "kb-cards-2", "node_score": 0.91, "node_text": "A lost card costs 8.00 EUR to replace."},
			{"node_id": "kb-cards-7", "node_score": 0.42, "node_text": "A new card arrives in five days."},
		},
		"metadata": object{"correlation_id": "chat-204417", "llm_name": "support-small"},
	}},
	{"pii", "/safety/v3/pii", object{
		"text":      "Case FH-204417, mia@example.com",
		"allowlist": []string{},
		"blocklist": []string{`FH-\d{6}`},
	}},
	{"toxicity", "/alignment/v1/toxicity", object{"query": question, "response": answer}},
	{"prompt_injection", "/safety/v3/prompt_injection", object{
		"query":    question,
		"metadata": object{"correlation_id": "chat-204417"},
	}},
}

func call(path string, body object) (int, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return 0, err
	}
	request, err := http.NewRequest("POST", os.Getenv("API_BASE")+path, bytes.NewReader(text))
	if err != nil {
		return 0, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	client := http.Client{Timeout: 30 * time.Second}
	reply, err := client.Do(request)
	if err != nil {
		return 0, err
	}
	defer reply.Body.Close()
	return reply.StatusCode, nil
}

func main() {
	for _, one := range calls {
		status, err := call(one.path, one.body)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(one.name, status)
		if status != http.StatusOK {
			os.Exit(1)
		}
	}
}
