import { MEDIA_REFUSALS } from "../../worker/contract/media-limits";
import { UploadRefused } from "./upload-refused";

const INDEX_MAX_BYTES = 8 * 1024 * 1024;
const MOST_BOXES = 1000;

/**
 * Refuses HEVC videos before uploading: their index may follow all data, where the server reads it only at the end.
 * Skips from box to box (ISO/IEC 14496-12) without reading the media data.
 */
export async function refuseHevc(file: File): Promise<void> {
  let at = 0;
  for (let boxes = 0; boxes < MOST_BOXES && at + 8 <= file.size; boxes += 1) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const type = head.getUint32(4);
    const short = head.getUint32(0);
    const size = short === 1 && head.byteLength === 16 ? Number(head.getBigUint64(8)) : short;
    if (size < 8) return;
    if (type === MOOV) {
      const index = await file.slice(at, at + Math.min(size, INDEX_MAX_BYTES)).arrayBuffer();
      if (SAMPLES.test(new TextDecoder("latin1").decode(index))) throw new UploadRefused(MEDIA_REFUSALS.hevc);
      return;
    }
    at += size;
  }
}

const MOOV = 0x6d6f6f76;
/** The first sample entry: version, flags, count and size precede its type. */
const SAMPLES = /stsd[\s\S]{12}(hvc1|hev1|dvh1|dvhe)/;
