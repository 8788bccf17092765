import { type ComponentType, lazy, useState } from "react";

type Parts = typeof import("./member-shell");
let loaded: Parts | undefined;

/** Visitors need none of it: it arrives when a member is known to be here. From then on it shows at once. */
export async function loadMemberParts(): Promise<Parts> {
  loaded ??= await import("./member-shell");
  return loaded;
}

/** What only those who are signed in have around their pages. Chosen once: it must not be mounted anew because its code is there by now. */
export function memberPart<Props extends object>(choose: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: choose(await loadMemberParts()) }));
  return function MemberPart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => (loaded ? choose(loaded) : Late));
    return <Part {...props} />;
  };
}
