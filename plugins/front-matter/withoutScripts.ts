import type * as z from 'zod';

/** Examples: `<script>`, `</script`, `<!--`. */
const SCRIPT = /<(?:\/?script|!--)/i;

/**
 * Refuses text that would end a script: Docusaurus prints titles, labels and descriptions into the page's structured data
 * as they are.
 *
 * @param schema of the text
 */
export function withoutScripts(schema: z.ZodString): z.ZodString {
  return schema.refine((text) => !SCRIPT.test(text), { error: 'text without script tags and HTML comments' });
}
