import { type ComponentType, lazy, useState } from "react";

export type PublicPage = {
  path: string;
  Page: ComponentType;
  /** Brings the page's code. From then on it renders at once: on the server, and where its HTML stands already. */
  load: () => Promise<void>;
};

/** A page as a chunk of its own, named by its component, that can also be rendered in one go. */
export function publicPage<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): PublicPage {
  let loaded: ComponentType | undefined;
  const ready = async () => {
    loaded ??= (await load())[name];
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
