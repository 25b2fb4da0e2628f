/** Steps after the installation, in their order. */
export const STEP_NAMES = ['types', 'lint', 'unit', 'build', 'contract', 'e2e'] as const;

export type StepName = (typeof STEP_NAMES)[number];

/** All steps of a report: `lock` follows a successful installation, `install-anyway` a failed one. */
export const REPORTED_STEPS = ['install', 'install-anyway', 'lock', ...STEP_NAMES] as const;

export type ReportedStep = (typeof REPORTED_STEPS)[number];
