import { translate } from '@docusaurus/Translate';

import type { PresenceMark } from '@api-docs/kit';

import type { ApiFieldsProps, RenderedFieldRow } from '../model/types';

/** Text about the presence of a field on the page, and in the Markdown version, which has a column for it. */
type PresenceTexts = [onPage: string, inColumn?: PresenceMark];

/** What pages and the request builder say about the presence of a field, by the part of a call. */
export const PRESENCE: Record<
  ApiFieldsProps['part'],
  Partial<Record<RenderedFieldRow['requirement'], PresenceTexts>>
> = {
  request: {
    required: [translate({ message: 'required' }), 'yes'],
    optional: [translate({ message: 'optional' }), 'no'],
    'not documented': [translate({ message: 'not documented: send it' })],
    excluded: [translate({ message: 'never sent' }), 'never'],
  },
  reply: {
    required: [translate({ message: 'always present' }), 'always'],
    optional: [translate({ message: 'not always present' }), 'not always'],
    'not documented': [translate({ message: 'presence not documented' }), 'not documented'],
    excluded: [translate({ message: 'never returned' }), 'never'],
  },
};
