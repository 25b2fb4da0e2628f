/**
 * The files that only this site has, as patterns of git: its texts, its API, the components that know it, and the checks and
 * tools of its maintainers. `npm run new:site` copies all others, and writes those of `template/`.
 */
export const OWN_FILES = [
  // What it says.
  ...['brand.config.ts', 'site', 'docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'moved.yaml', 'blog'],
  ...[
    'openapi',
    'src/pages',
    'static',
    'config/synonyms.yaml',
    'config/assistants.ts',
    'plugins/pages/social-cards/card.svg',
    'src/css/mark.css',
  ],
  ...['src/components/Home', 'src/components/MetricInputs', 'src/components/Score*'],
  ...[
    'src/components/ReplyView',
    'src/theme/ReplyFigure',
    'plugins/api/referenceOptions.ts',
    'plugins/api/facts/combineMetrics.ts',
  ],
  ...['metricInputs', 'metricPage', 'pageResult', 'replyView', 'score*', 'siteComponents', 'types'].map(
    (name) => `plugins/api/props/${name}.ts`,
  ),
  // How it is maintained.
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'guides', '.vscode', '.cspell.json', '.config/project-words.txt'],
  ...['.config/redocly.yaml', '.github/ISSUE_TEMPLATE', '.github/pull_request_template.md'],
  ...['.github/workflows/nightly.yml', 'scripts/check-agents.ts', 'scripts/new-page*', 'scripts/new-site*'],
  ...['scripts/bench', 'tests'],
];

/** Files in folders of {@link OWN_FILES} that any site needs: `tests/site` and what it and the commands import. */
export const SHARED_FILES = [
  ...[
    'scripts/bench/lib/chromium.ts',
    'scripts/bench/lib/staticServer.ts',
    'tests/site',
    'tests/documents/independentReader.ts',
  ],
  ...[
    'axe',
    'browseBuild',
    'builtSite',
    'linkCheck',
    'localServer',
    'openApiDocument',
    'siteSearch',
    'fuzz/staticHost',
  ].map((name) => `tests/support/${name}.ts`),
  'tests/support/appearance',
];
