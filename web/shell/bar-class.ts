/** Classes of a phone's bottom bar, and of one entry. */
export const BAR =
  "fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden";
export const PLACE =
  "relative grid h-14 content-center justify-items-center gap-1 font-semibold text-[0.6875rem] text-muted leading-none transition-colors hover:text-ink " +
  "focus-visible:-outline-offset-3 aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-[22%] " +
  "aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:bg-accent";
