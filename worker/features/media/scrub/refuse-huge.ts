import { MEDIA_REFUSALS, PICTURE_MAX_POINTS } from "../../../contract/media-limits";
import { AppError } from "../../../http/app-error";

/** Throws if a picture has too many pixels: a few bytes can expand to more than a device's memory. */
export function refuseHuge(width: number, height: number): void {
  if (width * height > PICTURE_MAX_POINTS) {
    throw new AppError("too_large", MEDIA_REFUSALS.points, { code: "too_many_points" });
  }
}
