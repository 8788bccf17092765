import { type ComponentType, lazy, useState } from "react";

type Component<Parts> = <Props extends object>(choose: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;

/** Visitors need none of it: it arrives when it is known who is here. From then on it shows at once. */
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
