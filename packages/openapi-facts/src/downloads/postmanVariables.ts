import { described, type Entry } from './collectionParts';

/** The variables of a collection. Requests of the whole collection share them. */
export class PostmanVariables {
  private readonly variables = new Map<string, Entry & { type: 'string' }>();

  /** Sets a variable whose name is fixed. */
  declare(key: string, value: string, description = ''): void {
    this.variables.set(key, { key, value, type: 'string', ...described({ description }) });
  }

  /** Returns the reference to a variable with a value: `{{format}}`, or `{{format2}}` if the name has another value. */
  reference(name: string, value: string, description?: string): string {
    let key = name;
    for (let count = 2; (this.variables.get(key)?.value ?? value) !== value; count += 1) key = `${name}${count}`;
    if (!this.variables.has(key)) this.declare(key, value, description);
    return `{{${key}}}`;
  }

  /** Returns all variables, in the order of their first use. */
  list(): Entry[] {
    return [...this.variables.values()];
  }
}
