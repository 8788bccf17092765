/** The columns of a row and its header: handle, code, picture, name, dose, and where there is room the notes. */
export const rowColumns =
  "@min-[29rem]:grid @min-[29rem]:gap-x-1 @min-[29rem]:grid-cols-[1.25rem_1.75rem_2rem_minmax(0,1fr)_5rem_3.75rem_3.375rem_3rem_3.25rem] " +
  "@4xl:grid-cols-[1.25rem_2.25rem_2.25rem_minmax(0,1.5fr)_minmax(0,8rem)_minmax(0,9rem)_5.5rem_5.5rem_minmax(0,1fr)_3.25rem]";

/** A small button in a row; thumb-sized on touch screens. */
export const rowButton = "lg:pointer-fine:h-8 lg:pointer-fine:w-6.5";

/** A cell that is edited in place, as in a spreadsheet. */
export const rowCell =
  "min-h-11 w-full min-w-0 truncate rounded-xs border bg-transparent px-1 text-base text-ink transition-colors hover:border-ink hover:bg-raised " +
  "focus:bg-raised focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger";
