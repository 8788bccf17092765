import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type MediaPlaceKind, mediaClaim } from "../../db/media";

type Place = { kind: MediaPlaceKind; id: string | number };

/** The statement for a batch that removes a place: what it showed is its owner's alone, and is swept a day later. */
export function freeMedia(db: Db, place: Place) {
  return db.delete(mediaClaim).where(at(place));
}

/** The statement for a batch that hides a place, or shows it again: what it shows is the owner's and admins' meanwhile. */
export function veilMedia(db: Db, place: Place, veiled: boolean | SQL) {
  return db.update(mediaClaim).set({ veiled }).where(at(place));
}

const at = ({ kind, id }: Place) => and(eq(mediaClaim.place, kind), eq(mediaClaim.placeId, String(id)));
