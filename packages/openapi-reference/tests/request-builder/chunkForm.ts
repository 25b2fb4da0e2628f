import type { FormField, FormShape } from '../../src/validators/types';

/** Builds a field of the form, by default an optional string. */
function formField(name: string, given: Partial<FormField> = {}): FormField {
  return { name, kind: 'text', type: 'string', requirement: 'optional', html: '', limits: [], ...given };
}

/** The form of a body with a field of every kind. */
export const body: FormShape = {
  kind: 'object',
  type: 'object',
  fields: [
    formField('query', { requirement: 'required' }),
    formField('severity', { kind: 'number', type: 'number', range: 'from 0 to 1' }),
    formField('cite', { kind: 'boolean', type: 'boolean' }),
    formField('metrics', {
      kind: 'list',
      type: 'list of strings',
      item: { kind: 'text', type: 'string' },
    }),
    formField('context', {
      kind: 'list',
      type: 'list of objects or null',
      nullable: true,
      item: {
        kind: 'object',
        type: 'object',
        fields: [formField('chunk_id'), formField('chunk_text')],
        alternatives: [['chunk_id'], ['chunk_text']],
      },
    }),
    formField('allowlist', {
      kind: 'list',
      type: 'list',
      item: { kind: 'json', type: 'any JSON value' },
    }),
    formField('metadata', { kind: 'object', type: 'object', fields: [formField('correlation_id')] }),
    formField('note', { type: 'string or null', nullable: true }),
  ],
};
