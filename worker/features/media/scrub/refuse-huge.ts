import { MEDIA_REFUSALS, PICTURE_MAX_POINTS } from "../../../contract/media-limits";
import { AppError } from "../../../http/app-error";

/** A few bytes can stand for a picture that no device has the memory to show: the file says so before it is drawn. */
export function refuseHuge(width: number, height: number): void {
  if (width * height > PICTURE_MAX_POINTS) {
    throw new AppError("too_large", MEDIA_REFUSALS.points, { code: "too_many_points" });
  }
}
