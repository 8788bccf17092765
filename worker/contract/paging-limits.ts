export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 50;
/** The header that carries the cursor of the next page; absent on the last one. */
export const NEXT_CURSOR_HEADER = "X-Next-Cursor";
/** Where a list is counted: how many there are in all, on its first page. */
export const TOTAL_HEADER = "X-Total";
