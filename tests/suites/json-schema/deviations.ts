/** Cases of JSON-Schema-Test-Suite about which the site says something else. The list only shrinks. */

interface Deviation {
  reason: string;
  /** `<file>: <schema>: <value>`. */
  cases: string[];
}

/** Of the request builder and of the rules for examples. */
export const DEVIATIONS: Deviation[] = [
  {
    reason: 'Ajv does not know which items `contains` has evaluated, nor those of an `if` that has no `then`.',
    cases: [
      'unevaluatedItems: unevaluatedItems depends on adjacent contains: contains passes, second item is not evaluated',
      'unevaluatedItems: unevaluatedItems depends on multiple nested contains: 7 not evaluated, fails unevaluatedItems',
      "unevaluatedItems: unevaluatedItems and contains interact to control item dependency relationship: only b's are invalid",
      "unevaluatedItems: unevaluatedItems and contains interact to control item dependency relationship: only c's are invalid",
      "unevaluatedItems: unevaluatedItems and contains interact to control item dependency relationship: only b's and c's are invalid",
      "unevaluatedItems: unevaluatedItems and contains interact to control item dependency relationship: only a's and c's are invalid",
      'unevaluatedItems: unevaluatedItems with minContains = 0: all items evaluated by contains',
      'unevaluatedItems: unevaluatedItems can see annotations from if without then and else: valid in case if is evaluated',
      'unevaluatedProperties: unevaluatedProperties with if/then/else, then not defined: when if is true and has no unevaluated properties',
      'unevaluatedProperties: unevaluatedProperties with if/then/else, then not defined: when if is false and has unevaluated properties',
      'unevaluatedProperties: unevaluatedProperties can see annotations from if without then and else: valid in case if is evaluated',
    ],
  },
  {
    reason: 'Ajv takes `items` of a branch for the items of all branches.',
    cases: [
      'unevaluatedItems: unevaluatedItems with nested items: with no additional items',
      'unevaluatedItems: unevaluatedItems with nested items: with invalid additional item',
    ],
  },
  {
    reason:
      'Dynamic references are replaced before the validator is made: for the schema that has the anchors, and not for each way that leads to it.',
    cases: [
      'dynamicRef: $dynamicRef skips over intermediate resources - direct reference: integer property passes',
      'dynamicRef: $dynamicRef skips over intermediate resources - direct reference: string property fails',
    ],
  },
  {
    reason: 'The build fetches nothing: a URI is known by the `$id` of a file in the project.',
    cases: [
      'refRemote: remote HTTP ref with different $id: number is invalid',
      'refRemote: remote HTTP ref with different $id: string is valid',
      'refRemote: remote HTTP ref with different URN $id: number is invalid',
      'refRemote: remote HTTP ref with different URN $id: string is valid',
    ],
  },
  {
    reason: 'OpenAPI says which vocabularies a document has.',
    cases: [
      'vocabulary: schema that uses custom metaschema with with no validation vocabulary: no validation: invalid number, but it still validates',
    ],
  },
];

/** Of the rules for examples alone. */
export const EXAMPLE_DEVIATIONS: Deviation[] = [
  {
    reason: 'An example that is made has the format of its schema, which JSON Schema only asks of those who want it.',
    cases: [
      'format: email format: invalid email string is only an annotation by default',
      'format: regex format: invalid regex string is only an annotation by default',
      'format: ipv4 format: invalid ipv4 string is only an annotation by default',
      'format: ipv6 format: invalid ipv6 string is only an annotation by default',
      'format: hostname format: invalid hostname string is only an annotation by default',
      'format: date format: invalid date string is only an annotation by default',
      'format: date-time format: invalid date-time string is only an annotation by default',
      'format: time format: invalid time string is only an annotation by default',
      'format: json-pointer format: invalid json-pointer string is only an annotation by default',
      'format: relative-json-pointer format: invalid relative-json-pointer string is only an annotation by default',
      'format: uri format: invalid uri string is only an annotation by default',
      'format: uri-reference format: invalid uri-reference string is only an annotation by default',
      'format: uri-template format: invalid uri-template string is only an annotation by default',
      'format: uuid format: invalid uuid string is only an annotation by default',
      'format: duration format: invalid duration string is only an annotation by default',
    ],
  },
];
