import { described } from './collectionParts';

/** A variable of a collection. */
interface CollectionVariable {
  key: string;
  value: string;
  type: 'string';
  description?: string;
}

/** The variables of a collection. Requests of the whole collection share them. */
export interface PostmanVariables {
  /** Sets a variable whose name is fixed. */
  declare: (key: string, value: string, description?: string) => void;
  /**
   * Returns the reference to a variable with a value, for example `{{format}}`; if this name has another value already,
   * `{{format2}}`.
   */
  reference: (name: string, value: string, description?: string) => string;
  /** Returns all variables, in the order of their first use. */
  list: () => CollectionVariable[];
}

/** Returns the variables of a collection, at first none. */
export function postmanVariables(): PostmanVariables {
  const variables = new Map<string, CollectionVariable>();
  const declare: PostmanVariables['declare'] = (key, value, description = '') => {
    variables.set(key, { key, value, type: 'string', ...described({ description }) });
  };
  return {
    declare,
    reference: (name, value, description) => {
      let key = name;
      for (let count = 2; (variables.get(key)?.value ?? value) !== value; count += 1) key = `${name}${count}`;
      if (!variables.has(key)) declare(key, value, description);
      return `{{${key}}}`;
    },
    list: () => [...variables.values()],
  };
}
