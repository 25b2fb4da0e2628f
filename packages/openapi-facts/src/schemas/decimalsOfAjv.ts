import { _, type Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020';
import multipleOf from 'ajv/dist/vocabularies/validation/multipleOf';

import { ROUNDING_OF_UNIT } from './multiples';

/** Generates the code of `isMultiple`. */
const multipleOfDecimals: CodeKeywordDefinition = {
  ...multipleOf,
  code: (context: KeywordCxt) => {
    const { gen, data, schemaCode } = context;
    const quotient = gen.let('quotient', _`${data} / ${schemaCode}`);
    const rounding = _`${ROUNDING_OF_UNIT} * Math.abs(${quotient})`;
    context.fail(_`!(Math.abs(Math.round(${quotient}) - ${quotient}) <= ${rounding})`);
  },
};

/** Gives Ajv a `multipleOf` for decimals. Its own one takes each quotient that JavaScript rounds for no whole number. */
export function withDecimals(ajv: Ajv2020): Ajv2020 {
  return ajv.removeKeyword('multipleOf').addKeyword(multipleOfDecimals) as Ajv2020;
}
