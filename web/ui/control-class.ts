/** Classes shared by all text controls. */
export const controlClass =
  "w-full min-h-11 rounded-sm border border-line-strong bg-raised px-3 py-2 text-base text-ink transition-colors " +
  "hover:border-ink focus-visible:outline-offset-0 focus-visible:border-focus disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong " +
  "[&[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]";
