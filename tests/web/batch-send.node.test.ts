import { afterEach, describe, expect, it, vi } from "vitest";
import { sendBatchFile } from "../../web/features/imports/batch/send-batch-file";
import { LASTING_REFUSALS } from "../../worker/contract/upload-batches-limits";
import type { DocumentErrorCode } from "../../worker/documents/document-error";

const send = () => sendBatchFile({ batchId: "batch", sha256: "a", file: new File(["bytes"], "Day.docx") });

function answering(status: number, body: unknown) {
  vi.stubGlobal("fetch", async () => Response.json(body, { status, statusText: "No" }));
}

describe("a file of a batch that is refused", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[DocumentErrorCode, number]>([
    ["corrupt", 422],
    ["encrypted", 422],
    ["no_exercises", 422],
    ["too_large", 413],
    ["wrong_type", 415],
  ])("for what it is (%s) waits for no other try", async (code, status) => {
    answering(status, { code, message: "This file is damaged." });
    expect(await send()).toEqual({
      state: "error",
      error: "Upload failed: No – This file is damaged.",
      outcome: { kind: "refused" },
    });
  });

  it.each([
    [500, { message: "Something went wrong." }],
    [503, { message: "The store is away.", code: "storage_unavailable" }],
    [429, { message: "Too many." }],
    [400, { message: "The upload arrived incomplete. Please try again.", code: "no_file" }],
    [422, { message: "The validation rules block this import.", code: "rules_failed" }],
    [502, "no JSON of ours"],
  ])("for another reason (%i) may be tried again", async (status, body) => {
    answering(status, body);
    expect(await send()).toMatchObject({ state: "error", outcome: null });
  });

  it("for being a week is not refused for good: it is sent as one", () => {
    expect(LASTING_REFUSALS).not.toContain("week_document" satisfies DocumentErrorCode);
  });
});
