/** A line that git writes around lines that two branches changed. */
export const MERGE_MARK = /^(?:<{7}|={7}|>{7})(?: |$)/;
