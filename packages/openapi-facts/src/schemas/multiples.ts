/** Multiples of decimals: 19.99 is one of 0.01, although their quotient is 1998.9999999999998 in JavaScript. */
import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020';
import multipleOf from 'ajv/dist/vocabularies/validation/multipleOf';

/** Differences between a quotient and a whole number that come from rounding: of any quotient, and for each unit of it. */
const [ROUNDING, ROUNDING_OF_UNIT] = [1e-9, 1e-15];

/** Returns whether a number is a multiple of another one, as decimals. */
export function isMultiple(value: number, divisor: number): boolean {
  const quotient = value / divisor;
  return Math.abs(Math.round(quotient) - quotient) <= ROUNDING + ROUNDING_OF_UNIT * Math.abs(quotient);
}

/** `multipleOf` for Ajv, whose own one takes each quotient that JavaScript rounds for no whole number. */
export const multipleOfDecimals: CodeKeywordDefinition = {
  ...multipleOf,
  code: (context: KeywordCxt) => {
    const { gen, data, schemaCode } = context;
    const quotient = gen.let('quotient', _`${data} / ${schemaCode}`);
    const rounding = _`${ROUNDING} + ${ROUNDING_OF_UNIT} * Math.abs(${quotient})`;
    context.fail(_`!(Math.abs(Math.round(${quotient}) - ${quotient}) <= ${rounding})`);
  },
};
