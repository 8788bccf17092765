import { useMemo } from "react";
import { useSession } from "../lib/session/session";
import { type SingleKey, useSingleKeys } from "./use-single-keys";

const WALK: readonly SingleKey<"next" | "previous" | "edit" | "also">[] = [
  ["j", "next", "next in the list"],
  ["k", "previous", "previous in the list"],
];
const EDIT: typeof WALK = [...WALK, ["e", "edit", "edit it"]];
const OTHERS = [["Enter", "open what has the focus"]] as const;

/**
 * J and K move through the rows of the list marked `data-rows`; with `edit`, E presses a row's element marked
 * `data-row-edit`, and the key of `also` the one marked `data-row-also`. A row is focused by its first link or button.
 */
export function RowKeys({ edit = false, also }: { edit?: boolean; also?: Also }) {
  const session = useSession();
  return session.state === "signed-in" ? <Keys userId={session.user.id} edit={edit} also={also} /> : null;
}

/** A key, and its text for the list of shortcuts. */
type Also = readonly [key: string, what: string];

function Keys({ userId, edit, also }: { userId: string; edit: boolean; also: Also | undefined }) {
  const [key, what] = also ?? [];
  const keys = useMemo((): typeof WALK => {
    const own = edit ? EDIT : WALK;
    return key && what ? [...own, [key, "also", what]] : own;
  }, [edit, key, what]);
  useSingleKeys({
    userId,
    keys,
    others: OTHERS,
    actions: {
      next: () => step(1),
      previous: () => step(-1),
      edit: () => rowAt()?.querySelector<HTMLElement>("[data-row-edit]")?.click(),
      also: () => rowAt()?.querySelector<HTMLElement>("[data-row-also]")?.click(),
    },
  });
  return null;
}

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rows] > li")];
const rowAt = () => rows().find((row) => row.contains(document.activeElement));

function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const row = at === -1 ? all.at(by === 1 ? 0 : -1) : all[at + by];
  row?.querySelector<HTMLElement>("[data-row-edit], a, button")?.focus();
  row?.scrollIntoView({ block: "nearest" });
}
