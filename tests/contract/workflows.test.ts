import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { readOptions } from '../../scripts/rehearse/options';
import { projectFiles } from '../../scripts/lib/projectFiles';
import { packageManifest, projectText } from '../support/projectFiles';

interface Job {
  uses?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  'continue-on-error'?: unknown;
  strategy?: { matrix?: { include?: { options?: string }[] } };
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: unknown;
  concurrency?: { group?: string };
  jobs: Record<string, Job>;
}

const workflows = projectFiles('.github/workflows').map((file) => {
  const text = projectText(file);
  return { file: path.basename(file), text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ title: `${name} of ${file}`, job })),
);
const { scripts } = packageManifest();

/** Example: `actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0`. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Returns the value and the comment of each `uses:`, except for workflows of this repository. */
function usesOf(text: string): string[] {
  return [...text.matchAll(/\buses: *(.+)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^\.\//.test(action));
}

/** Jobs with steps of their own. The others call a workflow. */
const ownJobs = jobs.filter(({ job }) => job.uses === undefined);

describe.each(workflows)('the workflow $file', ({ text, workflow }) => {
  it('pins each action to a commit, with its version in a comment', () => {
    expect(usesOf(text).filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it('has no default permissions', () => {
    expect(workflow.permissions).toEqual({});
  });

  it('does not run concurrently with itself', () => {
    expect(workflow.concurrency?.group).toBeTruthy();
  });

  it('runs no code of forks with permissions or secrets', () => {
    expect(Object.keys(workflow.on)).not.toEqual(expect.arrayContaining(['pull_request_target']));
    expect(Object.keys(workflow.on)).not.toEqual(expect.arrayContaining(['workflow_run']));
    expect(text).not.toContain('secrets.');
  });
});

describe('the job', () => {
  it.each(jobs)('$title declares its permissions', ({ job }) => {
    expect(job.permissions).toBeDefined();
  });

  it.each(ownJobs)('$title has a time limit', ({ job }) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(jobs)('$title fails if a step fails', ({ job }) => {
    expect(job['continue-on-error']).toBeUndefined();
  });

  it.each(ownJobs)('$title does not persist credentials', ({ job }) => {
    const checkouts = (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it.each(ownJobs)('$title runs existing commands without inline expressions', ({ job }) => {
    const commands = (job.steps ?? []).map(({ run = '' }) => run).join('\n');
    const named = [...commands.matchAll(/npm (?:run (?:--silent )?|(?=test\b))([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(commands).not.toContain('${{');
  });
});

it('all workflows pin an action to the same commit', () => {
  const pins = new Set(workflows.flatMap(({ text }) => usesOf(text)));
  const names = [...pins].map((pin) => pin.replace(/@.*/, ''));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('workflows check pull requests, deploy only main, and run every night', () => {
  const triggers = Object.fromEntries(workflows.map(({ file, workflow }) => [file, workflow.on]));
  expect(triggers['checks.yml']).toHaveProperty('pull_request');
  expect(triggers['deploy.yml']).toEqual({ push: { branches: ['main'] } });
  expect(triggers['nightly.yml']).toHaveProperty('schedule');
});

describe('the nightly rehearsals', () => {
  const nightly = workflows.find(({ file }) => file === 'nightly.yml')?.workflow.jobs;
  const rehearsals = (nightly?.rehearse?.strategy?.matrix?.include ?? []).map(({ options = '' }) => options);

  it.each(rehearsals)('have valid options: %s', (options) => {
    expect(() => readOptions(options.split(' ').filter(Boolean))).not.toThrow();
  });

  it('expect the failures that DEPENDENCIES.md explains', () => {
    const explained = [...projectText('DEPENDENCIES.md').matchAll(/^- `-- (.+ --expect .+)`:/gm)].map(
      ([, options]) => options,
    );
    expect(rehearsals.filter((options) => options.includes('--expect')).sort()).toEqual(explained.sort());
  });
});
