import { themes } from 'prism-react-renderer';

// The classic template of create-docusaurus, with docs alone, and the search that this site is built on.
export default {
  title: 'AI trust docs',
  url: 'https://docs.example',
  baseUrl: '/docusaurus/',
  trailingSlash: true,
  future: { v4: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect' },
  presets: [['classic', { docs: { path: 'pages', routeBasePath: '/' }, blog: false }]],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, docsRouteBasePath: '/', docsDir: 'pages', indexBlog: false },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'AI trust docs',
      items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: 'Docs' }],
    },
    footer: { style: 'dark', copyright: 'Built with Docusaurus.' },
    prism: { theme: themes.github, darkTheme: themes.dracula },
  },
};
