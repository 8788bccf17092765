import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useHydrated } from "../lib/browser/use-hydrated";
import { useInnerLinks } from "./use-inner-links";

const ON_SERVER = import.meta.env.SSR;
/** On the server: what is still to be loaded. Each leaves when it is there, so a request that ends early spoils nothing. */
const waiting = new Set<() => Promise<void>>();

/** Brings the code of all such parts; one may hold others. */
export async function loadStaticIslands(): Promise<void> {
  for (const load of waiting) {
    await load();
    waiting.delete(load);
  }
}

/**
 * A part of a public page that only shows something. Its HTML comes from the server and stays as it is, and its code
 * is fetched only by a browser that gets to the page without the server: from another page. `meanwhile` keeps its place.
 */
export function staticIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => <div className="min-h-dvh" />,
): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load() }));
  let loaded: ComponentType<Props> | undefined;
  if (ON_SERVER) {
    waiting.add(async () => {
      loaded = await load();
    });
  }
  return function Still(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    const hydrated = useHydrated();
    const [standsAlready] = useState(!hydrated && !ON_SERVER);
    useInnerLinks(part);
    if (standsAlready) {
      // React does not look into an element with HTML of its own while it takes over a page, and leaves it as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing.
      return <div ref={part} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
    }
    const Part = loaded ?? Late;
    return (
      <div ref={part} className="contents">
        <Suspense fallback={meanwhile(props)}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

const NOTHING = { __html: "" };
