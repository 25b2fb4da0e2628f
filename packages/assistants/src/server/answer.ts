/** What a tool answers: data, and the same as text for the assistant to read. Without `text`, it reads the data as JSON. */
export interface Answer {
  data: object;
  text?: string;
}
