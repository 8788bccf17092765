export const menuItemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xs px-3 text-left outline-none focus:bg-sunken aria-expanded:bg-sunken " +
  "focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 " +
  "[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]";
