import { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES } from "../../contract/imports-limits";
import { AppError } from "../../http/app-error";

export type UploadedDocument = { fileName: string; fileType: string; bytes: Uint8Array };

/** The multipart envelope around the file is small; more than this cannot be a file within the limit. */
const ENVELOPE_BYTES = 64 * 1024;
const FIELD = "document";

/** The file in the multipart field `document`, refused early when it is too large or of another kind. */
export async function readUploadedDocument(request: Request): Promise<UploadedDocument> {
  const declared = Number(request.headers.get("content-length"));
  if (declared > DOCUMENT_MAX_BYTES + ENVELOPE_BYTES) throw tooLarge();
  const file = (await readForm(request)).get(FIELD);
  if (!(file instanceof File)) {
    throw new AppError("malformed", `Send the file in a multipart form field named ${FIELD}.`, { code: "no_file" });
  }
  const fileName = plainName(file.name);
  const fileType = DOCUMENT_EXTENSIONS.find((extension) => fileName.toLowerCase().endsWith(extension));
  if (!fileType) {
    throw new AppError(
      "unsupported_type",
      "Invalid File Type - Please select a .docx, .xlsx, or .xls file containing the weekly workout program.",
      { code: "wrong_type" },
    );
  }
  if (file.size > DOCUMENT_MAX_BYTES) throw tooLarge();
  return { fileName, fileType: fileType.slice(1), bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function readForm(request: Request): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("unsupported_type", "Send the document as multipart/form-data.");
  }
  try {
    return await request.formData();
  } catch {
    throw new AppError("malformed", "The upload arrived incomplete. Please try again.", { code: "no_file" });
  }
}

// A name is shown and stored, never used as a path; controls and text-direction marks could still disguise it.
function plainName(name: string): string {
  const shown =
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? "";
  return shown.slice(-200) || "document";
}

function tooLarge(): AppError {
  return new AppError("too_large", "File Too Large - Please select a file smaller than 10MB.", { code: "too_large" });
}
