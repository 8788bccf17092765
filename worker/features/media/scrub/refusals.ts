import { MEDIA_REFUSALS } from "../../../contract/media-limits";
import { AppError } from "../../../http/app-error";

export const brokenFile = () => new AppError("invalid", MEDIA_REFUSALS.broken, { code: "broken_file" });

export const hevcVideo = () => new AppError("unsupported_type", MEDIA_REFUSALS.hevc, { code: "hevc" });
