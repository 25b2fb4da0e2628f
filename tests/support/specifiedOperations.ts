/** Names of specification section 7 by the folder of their path, written out by hand. */
const SPECIFIED_NAMES = {
  '/metrics/v4alpha/':
    'answer_relevancy clarity context_relevancy faithfulness formality helpfulness pii prompt_manipulation sensitivity simplicity tone toxicity stability completion refusal adherence evaluate',
  '/alignment/v1/': 'clarity formality helpfulness simplicity tone toxicity sensitivity',
  '/safety/v3/': 'answer_relevancy context_relevancy prompt_injection summarization faithfulness pii',
  '/performance/v1/': 'carbon cost',
};

/** Paths of the 32 specified operations, all of them POST. An OpenAPI file may have further ones. */
export const SPECIFIED_OPERATIONS = Object.entries(SPECIFIED_NAMES).flatMap(([folder, names]) =>
  names.split(' ').map((name) => folder + name),
);
