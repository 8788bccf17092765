/**
 * Stands in front of every text that the product itself has written into a coach's document. Nobody sees it, and who reads
 * the document again skips what it begins.
 */
export const RESULT_MARK = "\u2063";
