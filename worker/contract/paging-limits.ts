export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 50;
/** The header that carries the cursor of the next page; absent on the last one. */
export const NEXT_CURSOR_HEADER = "X-Next-Cursor";
/** Header with the total number of items, on the first page of lists that are counted. */
export const TOTAL_HEADER = "X-Total";
