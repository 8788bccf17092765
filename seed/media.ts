import { carry } from "./clips/carry.ts";
import { hinge } from "./clips/hinge.ts";
import { drawings } from "./drawings.ts";
import { insertInto, type SeedStatement } from "./insert.ts";
import { type PersonName, people } from "./people.ts";

const clip = (base64: string) => () => new Uint8Array(Buffer.from(base64, "base64"));

/** The demo members' uploads: drawn photos, and clips. */
export const media = {
  belt: { ...drawings.belt, contentType: "image/png", kind: "image" },
  kettlebell: { ...drawings.kettlebell, contentType: "image/png", kind: "image" },
  bar: { ...drawings.bar, contentType: "image/png", kind: "image" },
  carry: {
    id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b04",
    bytes: clip(carry),
    contentType: "video/webm",
    kind: "video",
  },
  hinge: {
    id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b05",
    bytes: clip(hinge),
    contentType: "video/webm",
    kind: "video",
  },
  // The same swing of the hips, as another member's two clips.
  hingeBefore: {
    id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b06",
    bytes: clip(hinge),
    contentType: "video/webm",
    kind: "video",
  },
  hingeSince: {
    id: "5b1d6c1e-1f5b-4d0e-9a53-0d8b8a4f6b07",
    bytes: clip(hinge),
    contentType: "video/webm",
    kind: "video",
  },
} as const;

export const mediaUrl = (name: keyof typeof media) => `/objects/uploads/${media[name].id}`;

type Shown = {
  name: keyof typeof media;
  by: PersonName;
  at: number;
  place: "community" | "message";
  placeId: number;
  /** For a message: the member of its conversation, which admins read as admins. */
  reader?: PersonName;
};

/** Owned by the members who show them. */
export function mediaStatements(shown: readonly Shown[]): SeedStatement[] {
  return [
    ...insertInto(
      "media_object",
      shown.map(({ name, by, at }) => ({
        id: media[name].id,
        owner_id: people[by].id,
        content_type: media[name].contentType,
        size_bytes: media[name].bytes().length,
        etag: `"${media[name].id}"`,
        created_at: at,
      })),
    ),
    ...insertInto(
      "media_claim",
      shown.map(({ name, place, placeId, reader, at }) => ({
        media_id: media[name].id,
        place,
        place_id: String(placeId),
        reader_id: reader ? people[reader].id : null,
        at,
      })),
    ),
  ];
}
