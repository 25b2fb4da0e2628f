import { isBuildError, type BuildErrorDetails } from '../src/errors/buildError';

/**
 * Runs code that must fail with a build error, and returns the parts of the error.
 *
 * @throws if the code does not fail, or fails with another error
 */
export function errorDetails(run: () => unknown): BuildErrorDetails {
  let result: unknown;
  try {
    result = run();
  } catch (error) {
    if (isBuildError(error)) return error.details;
    throw error;
  }
  throw new Error(`expected a build error, got ${JSON.stringify(result)}`);
}
