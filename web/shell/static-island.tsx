import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useHydrated } from "../lib/browser/use-hydrated";
import { useInnerLinks } from "./use-inner-links";

const ON_SERVER = import.meta.env.SSR;
/** On the server: islands not loaded yet. Each is removed once loaded, so an aborted request does no harm. */
const waiting = new Set<() => Promise<void>>();

/** Loads the code of all islands; an island may contain others. */
export async function loadStaticIslands(): Promise<void> {
  for (const load of waiting) {
    await load();
    waiting.delete(load);
  }
}

/**
 * A display-only part of a public page. The server renders its HTML, which is never hydrated; its code is loaded only
 * when navigating to the page within the app. `meanwhile` reserves its space.
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
      // React does not hydrate the inside of an element with its own HTML, and leaves it as it is.
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
