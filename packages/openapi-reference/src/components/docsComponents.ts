import ApiFields from './ApiFields';
import ApiReply from './ApiReply';
import ApiSample from './ApiSample';

/** The components with facts for written pages, for `MDXComponents`. */
export const docsComponents = { ApiFields, ApiReply, ApiSample };
