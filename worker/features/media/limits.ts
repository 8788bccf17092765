import {
  MEDIA_MAX_BYTES,
  MEDIA_REFUSALS,
  MEDIA_TYPES,
  type MediaKind,
  type MediaType,
} from "../../contract/media-limits";
import { hasRight, type Member } from "../../http/actor";
import { AppError } from "../../http/app-error";

export const MOST_BYTES = Math.max(...Object.values(MEDIA_MAX_BYTES));

export const kindOf = (type: MediaType): MediaKind => MEDIA_TYPES[type];

export const isMediaType = (type: string): type is MediaType => type in MEDIA_TYPES;

/** Throws if the member may not upload this type or size. */
export function refuseBeyond(member: Member, type: MediaType, size: number): void {
  const kind = kindOf(type);
  if (kind === "audio" && !hasRight(member, "messages")) {
    throw new AppError("unsupported_type", MEDIA_REFUSALS.type, { code: "media_type" });
  }
  if (size > MEDIA_MAX_BYTES[kind]) throw tooLarge(MEDIA_REFUSALS[kind]);
}

export const tooLarge = (message: string) => new AppError("too_large", message, { code: "too_large" });
