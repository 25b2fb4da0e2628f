/** The OpenAPI file of the next version: the only file in which API facts are written by hand. */
export const API_FILE = '{{apiFile}}';

/** Folder of the generated pages of the reference, not in git. */
export const REFERENCE_FOLDER = 'generated/api';
