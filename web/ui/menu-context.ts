import { createContext, useContext } from "react";

/** Closes the whole menu and gives focus back to its button. */
export const MenuContext = createContext<() => void>(() => {});

export function useCloseMenu(): () => void {
  return useContext(MenuContext);
}
