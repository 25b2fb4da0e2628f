import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Checks one exchange of a support assistant before it is shown. */
public class Gate {
    private static final String[][] CALLS = {
        {"faithfulness", "/metrics/v4alpha/faithfulness", """
            {
              "query": "What does it cost to replace a lost card?",
              "response": "Replacing a lost card costs 8.00 EUR.",
              "context": [
                {"chunk_id": "kb-cards-2", "chunk_text": "A lost card costs 8.00 EUR to replace."},
                {"chunk_id": "kb-cards-7", "chunk_text": "A new card arrives in five days."}
              ],
              "include_citations": false,
              "metadata": {"correlation_id": "chat-204417"}
            }
            """},
        {"pii", "/metrics/v4alpha/pii", """
            {"text": "Case FH-204417, mia@example.com", "allowlist": [], "blocklist": ["FH-\\\\d{6}"]}
            """},
        {"toxicity", "/metrics/v4alpha/toxicity", """
            {"text": "Replacing a lost card costs 8.00 EUR."}
            """},
        {"prompt_injection", "/metrics/v4alpha/prompt_manipulation", """
            {"text": "What does it cost to replace a lost card?", "metadata": {"correlation_id": "chat-204417"}}
            """},
    };

    public static void main(String[] args) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        for (String[] call : CALLS) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("API_BASE") + call[1]))
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + System.getenv("API_KEY"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(call[2]))
                .build();
            HttpResponse<String> reply = client.send(request, HttpResponse.BodyHandlers.ofString());
            System.out.println(call[0] + " " + reply.statusCode());
            if (reply.statusCode() != 200) {
                System.exit(1);
            }
        }
    }
}
