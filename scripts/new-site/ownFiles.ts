/**
 * The files that only this site has, as patterns of git: its texts, its API, the components that know it, and the checks and
 * tools of its maintainers. `npm run new:site` copies all others, and writes those of `template/`.
 */
export const OWN_FILES = [
  // What it says.
  ...['brand.config.ts', 'docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'blog'],
  ...['components', 'index', 'labels', 'pageKinds', 'phrases', 'scoreDirections'].map((name) => `site/${name}.ts`),
  ...['openapi', 'src/pages', 'static', 'src/css/mark.css', 'site/plugins/pages/social-cards/card.svg'],
  ...[
    'site/config/synonyms.yaml',
    'site/config/assistants.ts',
    'site/config/i18n',
    'site/plugins/api/referenceOptions.ts',
  ],
  // What knows its API.
  ...['src/components/Home', 'src/components/Score*'],
  ...['src/theme/ReplyFigure', 'site/plugins/api/facts/combineMetrics.ts', 'site/plugins/api/props/metric*'],
  ...['replyView', 'score*'].map((name) => `site/plugins/api/props/${name}.ts`),
  // How it is maintained.
  ...[
    'README.md',
    '.github/CONTRIBUTING.md',
    'AGENTS.md',
    'guides',
    '.vscode',
    '.cspell.json',
    '.config/project-words.txt',
  ],
  ...['.config/redocly.yaml', '.github/ISSUE_TEMPLATE', '.github/pull_request_template.md'],
  ...['.github/workflows/nightly.yml', 'scripts/check-agents.ts', 'scripts/new-page*', 'scripts/new-site*'],
  ...['scripts/bench', 'tests'],
];

const testing = (name: string) => `tests/support/${name}.ts`;

/** Files in folders of {@link OWN_FILES} that any site needs: `tests/site` and what it and the commands import. */
export const SHARED_FILES = [
  'tests/site',
  ...['axe', 'browseBuild', 'builtSite', 'independentReader', 'linkCheck', 'localServer'].map(testing),
  ...['siteSearch', 'fuzz/staticHost', 'appearance/*Probe', 'appearance/installProbes'].map(testing),
];
