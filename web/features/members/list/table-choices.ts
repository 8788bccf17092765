import { useState } from "react";
import { readStored, writeStored } from "../../../lib/offline/stored-value";

/** The table's optional columns, chosen per device. */
export const COLUMNS = ["status", "plan", "free", "joined", "trained", "streak", "tags", "role"] as const;
export type Column = (typeof COLUMNS)[number];

export const COLUMN_NAMES: Record<Column, string> = {
  status: "Status",
  plan: "Plan",
  free: "Paid until",
  joined: "Joined",
  trained: "Last trained",
  streak: "Streak",
  tags: "Tags",
  role: "Role",
};

export const PAGE_SIZES = [25, 50, 100] as const;

/** `query`: the query string of the list's address. */
export type SavedFilter = { name: string; query: string };

type Choices = { columns: Column[]; size: number; saved: SavedFilter[] };

const KEY = "members-table";
const SAVED_MOST = 20;
const FIRST: Choices = {
  columns: ["status", "plan", "joined", "trained", "streak", "tags"],
  size: PAGE_SIZES[0],
  saved: [],
};

/** The table's settings, stored on this device if storage is allowed. */
export function useTableChoices() {
  const [choices, setChoices] = useState(readChoices);
  const change = (changed: Partial<Choices>) => {
    const next = { ...choices, ...changed };
    next.saved = next.saved.slice(-SAVED_MOST);
    setChoices(next);
    writeStored("device", KEY, next);
  };
  return [choices, change] as const;
}

function readChoices(): Choices {
  const stored = (readStored("device", KEY) ?? {}) as Partial<Choices>;
  const columns = Array.isArray(stored.columns)
    ? COLUMNS.filter((each) => stored.columns?.includes(each))
    : FIRST.columns;
  const saved = Array.isArray(stored.saved)
    ? stored.saved.filter((each) => typeof each?.name === "string" && typeof each.query === "string")
    : [];
  return { columns, size: PAGE_SIZES.find((each) => each === stored.size) ?? FIRST.size, saved };
}
