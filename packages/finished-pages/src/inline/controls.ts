/** Controls that do nothing before hydration. Links work, because the browser follows them. */
export const CONTROLS = 'button, summary, [role=button], [role=tab], a[href="#"]';

/** Controls that readers type into, or choose in. */
export const FIELDS = 'input, textarea, select';
