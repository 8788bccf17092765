import { sql } from "drizzle-orm";
import { letterDraft } from "../../db/unsaved";
import { notFound } from "../../http/app-error";
import type { UnsavedKind } from "../desk/unsaved";

/** The only unsaved letter is a new one: a sent letter cannot be edited. */
export const NEW_LETTER = 0;

export const UNSAVED_LETTER: UnsavedKind = {
  table: letterDraft,
  noun: "letter",
  missing: notFound("Letter"),
  there: (id) => sql`${id} = ${NEW_LETTER}`,
};
