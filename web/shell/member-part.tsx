import { type ComponentType, lazy, useState } from "react";

type Component<Parts> = <Props extends object>(choose: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;

/** Visitors need none of it: it arrives when it is known who is here. From then on it shows at once. */
function parts<Parts>(fetch: () => Promise<Parts>): { load: () => Promise<Parts>; part: Component<Parts> } {
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

const members = parts(() => import("./member-shell"));
export const loadMemberParts = members.load;
/** What only those who are signed in have around their pages. Chosen once: it must not be mounted anew because its code is there by now. */
export const memberPart = members.part;

const desk = parts(() => import("./desk/desk-shell"));
export const loadDeskParts = desk.load;
/** What stands around the coach's pages, in the same way. */
export const deskPart = desk.part;
