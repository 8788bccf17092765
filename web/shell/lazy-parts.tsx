import { type ComponentType, lazy, useState } from "react";

type Component<Parts> = <Props extends object>(choose: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;

/** Components in one chunk that visitors do not need: loaded once the user is known, rendered at once from then on. */
export function lazyParts<Parts>(fetch: () => Promise<Parts>): { load: () => Promise<Parts>; part: Component<Parts> } {
  let loaded: Parts | undefined;
  const load = async () => {
    loaded ??= await fetch();
    return loaded;
  };
  return {
    load,
    part: (choose) => {
      const Late = lazy(async () => ({ default: choose(await load()) }));
      return function Part(props) {
        const [Chosen] = useState(() => (loaded ? choose(loaded) : Late));
        return <Chosen {...props} />;
      };
    },
  };
}
