import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { projectDir } from '../../scripts/run';

interface Job {
  uses?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: unknown;
  concurrency?: { group?: string };
  jobs: Record<string, Job>;
}

const folder = path.join(projectDir, '.github/workflows');
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ title: `${name} of ${file}`, job })),
);
const { scripts } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Example: `actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0`. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What each `uses:` says, its comment included; a workflow of this repository needs no pin. */
function usesOf(text: string): string[] {
  return [...text.matchAll(/\buses: *(.+)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^\.\//.test(action));
}

/** Jobs that call another workflow take steps and time limit from it. */
const ownJobs = jobs.filter(({ job }) => job.uses === undefined);

describe.each(workflows)('the workflow $file', ({ text, workflow }) => {
  it('pins each action by commit, with its version beside it', () => {
    expect(usesOf(text).filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it('gives no permission to all of its jobs', () => {
    expect(workflow.permissions).toEqual({});
  });

  it('does not run twice at once', () => {
    expect(workflow.concurrency?.group).toBeTruthy();
  });

  it('runs no code of strangers with rights of this repository', () => {
    expect(Object.keys(workflow.on)).not.toEqual(expect.arrayContaining(['pull_request_target']));
    expect(Object.keys(workflow.on)).not.toEqual(expect.arrayContaining(['workflow_run']));
    expect(text).not.toContain('secrets.');
  });
});

describe('the job', () => {
  it.each(jobs)('$title says what it may do', ({ job }) => {
    expect(job.permissions).toBeDefined();
  });

  it.each(ownJobs)('$title has a time limit', ({ job }) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(ownJobs)('$title keeps no credentials in its checkout', ({ job }) => {
    const checkouts = (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it.each(ownJobs)('$title runs commands that exist, and takes values from the environment only', ({ job }) => {
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
  expect(names.length).toBeGreaterThan(4);
});

it('the site is checked on pull requests, deployed from main only, and looked at every night', () => {
  const triggers = Object.fromEntries(workflows.map(({ file, workflow }) => [file, workflow.on]));
  expect(triggers['checks.yml']).toHaveProperty('pull_request');
  expect(triggers['deploy.yml']).toEqual({ push: { branches: ['main'] } });
  expect(triggers['nightly.yml']).toHaveProperty('schedule');
});
