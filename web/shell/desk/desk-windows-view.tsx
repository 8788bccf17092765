import { useEffect } from "react";
import { Dialog } from "../../ui/dialog";
import { lazyCode } from "../../ui/lazy-code";
import { openedLater } from "../../ui/opened-later";
import { KeyList, KeySwitch } from "../key-list";
import { useShownKeys } from "../shown-keys";
import { belongsElsewhere, useKeysOn } from "../use-single-keys";
import { showWindow, useDeskWindow } from "./desk-windows";
import type { PaletteProps } from "./palette/palette";

const Palette = openedLater<PaletteProps>(lazyCode(async () => (await import("./palette/palette")).Palette));

/** What opens over the desk by a key: the search for everything, and the sheet of keys. */
export function DeskWindows({ userId }: { userId: string }) {
  const shown = useDeskWindow();
  const [keysOn] = useKeysOn(userId);
  const onPage = useShownKeys();
  useEffect(() => {
    // Behind the page's own keys, which have been asked by then.
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const single = keysOn && !event.ctrlKey && !event.metaKey && !belongsElsewhere(event);
      const wanted =
        (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k"
          ? "search"
          : single && event.key === "/"
            ? "search"
            : single && event.key === "?"
              ? "keys"
              : null;
      if (!wanted) return;
      event.preventDefault();
      showWindow(wanted);
    };
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("keydown", press);
      showWindow(null);
    };
  }, [keysOn]);
  return (
    <>
      <Palette
        open={shown === "search"}
        onOpenChange={(open) => showWindow(open ? "search" : null)}
        userId={userId}
        onKeys={() => showWindow("keys")}
      />
      <Dialog
        open={shown === "keys"}
        onOpenChange={(open) => showWindow(open ? "keys" : null)}
        title="Keys"
        description="Single keys do nothing while you type."
        size="sm"
      >
        <div className="grid gap-5 text-sm">
          <KeySwitch userId={userId} />
          <section className="grid gap-2">
            <h3 className="text-xl">Everywhere</h3>
            <KeyList lines={EVERYWHERE} />
          </section>
          {onPage.length ? (
            <section className="grid gap-2">
              <h3 className="text-xl">On this page</h3>
              <KeyList lines={onPage} />
            </section>
          ) : null}
        </div>
      </Dialog>
    </>
  );
}

const EVERYWHERE = [
  ["Ctrl K or ⌘ K", "search the desk, from a field too"],
  ["/", "search the desk"],
  ["?", "these keys"],
  ["Esc", "close what is open"],
] as const;
