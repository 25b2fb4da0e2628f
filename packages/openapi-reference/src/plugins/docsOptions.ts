import { validateOptions, type Options, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';

import { spellingRemedy } from '@api-docs/kit/node';
import { valueAsText } from '@api-docs/kit';
import { optionError } from '@api-docs/kit/plugin';

import { PACKAGE } from '../presetOptions';

/** What is used of an error of Joi, with which Docusaurus checks options, and of its schemas. */
interface SchemaError {
  details?: { message: string; path: PropertyKey[]; context?: { value?: unknown } }[];
}

type DescribedSchema = Parameters<OptionValidationContext<Options, PluginOptions>['validate']>[0] & {
  describe(): { keys: object };
};

/** Validates the options of the docs plugin of a reference as that plugin does. Throws with the name of a wrong one as the site has it. */
export function validateDocs({ options, validate }: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  let names: string[] = [];
  try {
    return validateOptions({
      options,
      validate(schema, given) {
        names = Object.keys((schema as DescribedSchema).describe().keys);
        return validate(schema, given ?? {});
      },
    });
  } catch (error) {
    const [wrong] = (error as SchemaError).details ?? [];
    if (!wrong) throw error;
    const { message, path, context } = wrong;
    const [name = ''] = path.map(String);
    const isKnown = names.includes(name);
    throw optionError(PACKAGE, `docs.${path.join('.')}`, {
      problem: isKnown ? 'is refused by the docs plugin' : 'is none of the docs plugin',
      expected: isKnown ? message : names.join(', '),
      found: isKnown ? valueAsText(context?.value) : name,
      remedy: spellingRemedy(isKnown ? '' : name, names, 'correct or remove the option'),
    });
  }
}
