/** Optional properties can be undefined. */
type WithUndefined<Given> = {
  [Key in keyof Given]: object extends Pick<Given, Key> ? Given[Key] | undefined : Given[Key];
};

/** Returns an object without the optional properties that are undefined. */
export function defined<Given extends object>(given: WithUndefined<Given>): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
}
