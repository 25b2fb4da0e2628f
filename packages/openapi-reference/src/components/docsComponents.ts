import ApiChanges from './ApiChanges';
import ApiFields from './ApiFields';
import ApiReply from './ApiReply';
import ApiSample from './ApiSample';
import BodyMove from './BodyMove';
import FieldMap from './FieldMap';

/** The components with facts for written pages, for `MDXComponents`. */
export const docsComponents = { ApiChanges, ApiFields, ApiReply, ApiSample, BodyMove, FieldMap };
