import { draftStore } from "../../lib/offline/draft-store";

/** Pasted lines that are not saved yet. */
export const { read: keptLines, save: keepLines } = draftStore<string>("device", "pasted-links", (value) =>
  typeof value === "string" ? value : null,
);
