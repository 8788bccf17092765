import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type MediaPlaceKind, mediaClaim } from "../../db/media";

type Place = { kind: MediaPlaceKind; id: string | number };

/** Returns the statement that releases a place's uploads: then only their owner can read them, until the sweep. */
export function freeMedia(db: Db, place: Place) {
  return db.delete(mediaClaim).where(at(place));
}

/** Returns the statement that hides or shows a place's uploads: while hidden, only owner and admins can read them. */
export function veilMedia(db: Db, place: Place, veiled: boolean | SQL) {
  return db.update(mediaClaim).set({ veiled }).where(at(place));
}

const at = ({ kind, id }: Place) => and(eq(mediaClaim.place, kind), eq(mediaClaim.placeId, String(id)));
