export const scrimClass =
  "fixed inset-0 z-40 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0";

export const popupClass =
  "fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(92dvh-var(--alert-room,0px))] flex-col rounded-t-md border border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-lift outline-none " +
  "transition-[opacity,transform] duration-200 data-starting-style:translate-y-6 data-starting-style:opacity-0 data-ending-style:translate-y-6 data-ending-style:opacity-0 " +
  "sm:inset-x-6 sm:top-[calc(50%+var(--alert-room,0px)/2)] sm:bottom-auto sm:mx-auto sm:-translate-y-1/2 sm:rounded-md sm:data-starting-style:-translate-y-[calc(50%-12px)] sm:data-ending-style:-translate-y-[calc(50%-12px)]";
