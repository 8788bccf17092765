import { createContext, useContext } from "react";

/** Closes the whole menu and focuses its button. */
export const MenuContext = createContext<() => void>(() => {});

export function useCloseMenu(): () => void {
  return useContext(MenuContext);
}
