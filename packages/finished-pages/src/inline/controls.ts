/** Controls that do nothing before hydration. Links work, because the browser follows them. */
export const CONTROLS = 'button, summary, [role=button], [role=tab], a[href="#"]';

export const FIELDS = 'input, textarea, select';
