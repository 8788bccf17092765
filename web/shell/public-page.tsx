import { type ComponentType, lazy, useState } from "react";

export type PublicPage = {
  path: string;
  Page: ComponentType;
  /** Brings the page's code. From then on it renders at once: on the server, and where its HTML stands already. */
  load: () => Promise<void>;
};

/** A page as a chunk of its own that can also be rendered in one go. */
export function publicPage(path: string, load: () => Promise<ComponentType>): PublicPage {
  let loaded: ComponentType | undefined;
  const ready = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await ready() }));
  function Page() {
    // Chosen once: a page must not be mounted anew because its code is there by now.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Late);
    return <Chosen />;
  }
  return { path, Page, load: async () => void (await ready()) };
}
