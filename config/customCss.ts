const SHEETS = ['font', 'tokens', 'infima', 'frame', 'custom', 'blog', 'figures', 'loading', 'preferences', 'print'];

/** The site's style sheets, in the order in which later ones win. */
export const customCss = SHEETS.map((sheet) => `./src/css/${sheet}.css`);
