import type { ReportedFinding } from './finding';

/** Where the gates run, which decides whether house style is more than advice. */
export interface StyleScope {
  isCi: boolean;
  /** Branch that the change is compared with, for example `origin/main`. */
  base: string;
  /** Files that the change touches, relative to the project; undefined if git knows no common commit with `base`. */
  touched: ReadonlySet<string> | undefined;
}

export interface Judgement {
  /** Number of findings for which the gate fails. */
  failing: number;
  /** What was counted, and which of it fails. */
  sentence: string;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function styleSentence(style: readonly ReportedFinding[], { isCi, base, touched }: StyleScope): string {
  if (touched === undefined) return `House style is only reported, because git has no common commit with ${base}.`;
  if (isCi && touched.size === 0) return `House style is only reported, because no file differs from ${base}.`;
  const inTouched = style.filter(({ file }) => touched.has(file)).length;
  const where = isCi ? 'House style fails' : 'House style is advice here. In CI it fails';
  return `${where} in files that differ from ${base}: ${inTouched} of ${style.length}.`;
}

/**
 * Decides on findings: a fault always fails. House style fails only in CI and only in files that the change touches, so that
 * nobody has to rewrite a page of somebody else.
 */
export function judge(findings: readonly ReportedFinding[], scope: StyleScope): Judgement {
  const style = findings.filter(({ rule }) => rule.level === 'style');
  const faults = findings.length - style.length;
  const failingStyle = scope.isCi ? style.filter(({ file }) => scope.touched?.has(file)).length : 0;
  const sentence = `${counted(faults, 'fault')}, ${style.length} of house style`;
  return {
    failing: faults + failingStyle,
    sentence: style.length === 0 ? sentence : `${sentence}\n${styleSentence(style, scope)}`,
  };
}
