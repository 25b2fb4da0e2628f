import type { AssistantOptions } from '../plugins/lib/site';

/** What coding assistants get beyond the pages. */
export const assistants: AssistantOptions = {};
