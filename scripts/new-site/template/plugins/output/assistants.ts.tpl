import type { AssistantOptions } from '../lib/site';

/** What coding assistants get beyond the pages. */
export const assistants: AssistantOptions = {};
