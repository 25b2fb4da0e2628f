import type { AssistantOptions } from '../plugins/output/instructions';

/** What coding assistants get beyond the pages. */
export const assistants: AssistantOptions = {};
