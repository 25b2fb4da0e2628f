/**
 * The files that only this site has, as patterns of git: its texts, its API, the components that know it, and the checks and
 * tools of its maintainers. `npm run new:site` copies all others, and writes those of `template/`.
 */
export const OWN_FILES = [
  // What it says.
  ...['brand.config.ts', 'site', 'docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'moved.yaml', 'blog'],
  ...['openapi', 'src/pages', 'static', 'src/css/mark.css', 'plugins/pages/social-cards/card.svg'],
  ...['config/synonyms.yaml', 'config/assistants.ts', 'config/i18n', 'plugins/api/referenceOptions.ts'],
  // What knows its API.
  ...['src/components/Home', 'src/components/MetricInputs', 'src/components/Score*'],
  ...['src/theme/ReplyFigure', 'plugins/api/facts/combineMetrics.ts', 'plugins/api/props/metric*'],
  ...['pageResult', 'replyView', 'score*', 'siteComponents'].map((name) => `plugins/api/props/${name}.ts`),
  // How it is maintained.
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'guides', '.vscode', '.cspell.json', '.config/project-words.txt'],
  ...['.config/redocly.yaml', '.github/ISSUE_TEMPLATE', '.github/pull_request_template.md'],
  ...['.github/workflows/nightly.yml', 'scripts/check-agents.ts', 'scripts/new-page*', 'scripts/new-site*'],
  ...['scripts/bench', 'tests'],
];

const testing = (name: string) => `tests/support/${name}.ts`;

/** Files in folders of {@link OWN_FILES} that any site needs: `tests/site` and what it and the commands import. */
export const SHARED_FILES = [
  'tests/site',
  ...['axe', 'browseBuild', 'builtSite', 'independentReader', 'linkCheck', 'localServer', 'openApiDocument'].map(
    testing,
  ),
  ...['siteSearch', 'fuzz/staticHost', 'appearance/*Probe', 'appearance/installProbes'].map(testing),
];
