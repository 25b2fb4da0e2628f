/** Steps after the installation, in their order. */
export const STEP_NAMES = ['types', 'lint', 'unit', 'build', 'contract', 'e2e'] as const;

export type StepName = (typeof STEP_NAMES)[number];
