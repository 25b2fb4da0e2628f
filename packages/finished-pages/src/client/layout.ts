/**
 * Every page has the layout, so its scripts are a part of the main file, not of files that load after it. They run when the page
 * asks for them: at the start, they would be a third of a long task.
 */
export const layout = () => import(/* webpackMode: "eager" */ '@theme/Layout');
