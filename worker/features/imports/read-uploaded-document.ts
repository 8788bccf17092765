import { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES, DOCUMENT_MAX_MB } from "../../contract/imports-limits";
import type { StoredReading } from "../../db/imports";
import { AppError } from "../../http/app-error";

export type UploadedDocument = { fileName: string; fileType: string; bytes: Uint8Array };

/** A file refused before reading, with what is known of it, so that the attempt can be counted. */
export class RefusedFile extends AppError {
  constructor(
    readonly file: { fileName: string; fileType: string; sizeBytes: number },
    kind: "too_large" | "unsupported_type",
    message: string,
    readonly reason: string,
  ) {
    super(kind, message, { code: reason });
  }
}

/** The multipart envelope is small; a larger request cannot contain a file within the limit. */
const ENVELOPE_BYTES = 64 * 1024;
type Kind = StoredReading["kind"];
const FIELDS: Record<Kind, string> = { week: "document", workout: "document", program: "file" };
const CONTENTS: Record<Kind, string> = {
  week: "the weekly workout program",
  workout: "the workout",
  program: "the training program",
};

/** Returns the file in its multipart field. Refuses early if it is too large or of another type. */
export async function readUploadedDocument(request: Request, kind: Kind): Promise<UploadedDocument> {
  const declared = Number(request.headers.get("content-length"));
  if (declared > DOCUMENT_MAX_BYTES + ENVELOPE_BYTES) throw tooLarge("", "", declared);
  const [file, ...others] = (await readForm(request)).getAll(FIELDS[kind]);
  if (others.length > 0) {
    throw new AppError("malformed", "Send one document at a time.", { code: "too_many_files" });
  }
  // A form without a chosen file sends one without name and content.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) {
    throw new AppError("malformed", `Send the file in a multipart form field named ${FIELDS[kind]}.`, {
      code: "no_file",
    });
  }
  const fileName = plainName(file.name);
  const fileType = /\.(\w{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (!DOCUMENT_EXTENSIONS.some((extension) => extension === `.${fileType}`)) {
    throw new RefusedFile(
      { fileName, fileType, sizeBytes: file.size },
      "unsupported_type",
      `Invalid File Type - Please select a .docx, .xlsx, or .xls file containing ${CONTENTS[kind]}.`,
      "wrong_type",
    );
  }
  if (file.size > DOCUMENT_MAX_BYTES) throw tooLarge(fileName, fileType, file.size);
  return { fileName, fileType, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported_type", "Send the document as multipart/form-data.");
  }
  const limit = atMost(DOCUMENT_MAX_BYTES + ENVELOPE_BYTES);
  try {
    return await new Response(request.body?.pipeThrough(limit.stream), {
      headers: { "content-type": type },
    }).formData();
  } catch {
    if (limit.passed()) throw tooLarge("", "", DOCUMENT_MAX_BYTES + ENVELOPE_BYTES);
    throw new AppError("malformed", "The upload arrived incomplete. Please try again.", { code: "no_file" });
  }
}

// Content-Length may be missing or false; the received bytes are counted, and cut off before they fill memory.
function atMost(bytes: number) {
  let left = bytes;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error("too large"));
      else controller.enqueue(chunk);
    },
  });
  return { stream, passed: () => left < 0 };
}

// The name is shown and stored, never used as a path; control and bidi characters could still disguise it.
function plainName(name: string): string {
  const shown =
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? "";
  return [...shown].slice(-200).join("") || "document";
}

function tooLarge(fileName: string, fileType: string, sizeBytes: number): RefusedFile {
  const message = `File Too Large - Please select a file smaller than ${DOCUMENT_MAX_MB}MB.`;
  return new RefusedFile({ fileName, fileType, sizeBytes }, "too_large", message, "too_large");
}
