import { KeyList, KeySwitch } from "../../key-list";
import { useShownKeys } from "../../shown-keys";

/** Keyboard shortcuts of the page and of the admin area, with the switch for single-key ones. */
export function KeySheet({ userId }: { userId: string }) {
  const onPage = useShownKeys();
  return (
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
  );
}

const EVERYWHERE = [
  ["Ctrl K or ⌘ K", "search the desk, from a field too"],
  ["/", "search the desk"],
  ["?", "these keys"],
  ["Esc", "close what is open"],
] as const;
