import { useEffect, useState } from 'react';

/**
 * Loads something by its name. Until it is there, what was loaded before stays.
 *
 * @returns what was loaded last, and whether the thing with this name did not load
 */
export function useLoaded<Name extends string, Value>(
  name: Name | undefined,
  load: (name: Name) => Promise<Value>,
): { loaded: { name: Name; value: Value } | undefined; isFailed: boolean } {
  const [loaded, setLoaded] = useState<{ name: Name; value: Value }>();
  const [failed, setFailed] = useState<Name>();
  useEffect(() => {
    if (name === undefined) return undefined;
    let isCurrent = true;
    load(name).then(
      (value) => isCurrent && setLoaded({ name, value }),
      () => isCurrent && setFailed(name),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, load]);
  return { loaded, isFailed: name !== undefined && failed === name };
}
