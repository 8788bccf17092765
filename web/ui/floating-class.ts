/** Classes of popups such as menus and tooltips. */
export const floatingClass =
  "z-50 rounded-md border shadow-lift outline-none transition-[opacity,transform] duration-120 " +
  "data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0";
