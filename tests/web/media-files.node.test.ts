import { describe, expect, it } from "vitest";
import { pictureEdit } from "../../web/features/blog/admin/markdown-edits";
import { RequestError } from "../../web/lib/http/request-error";
import { DEFAULT_RULES, PHOTO, refusalOf, VIDEO } from "../../web/media/media-files";
import { refuseHevc } from "../../web/media/refuse-hevc";
import { UploadRefused, uploadWords } from "../../web/media/upload-refused";
import { MEDIA_REFUSALS } from "../../worker/contract/media-limits";
import { film } from "../media/films";

const file = (type: string, size = 10, name = "file") => {
  const made = new File(["x"], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
};
const said = (files: File[], rules = DEFAULT_RULES) => {
  const refusal = refusalOf(files, rules);
  return refusal && `${refusal.title} / ${refusal.description}`;
};

describe("a choice of files", () => {
  it("is one, of at most 10 MB, unless more is asked for", () => {
    expect(said([file("image/png"), file("image/png")])).toBe("Too many files / Maximum 1 file(s) allowed");
    expect(said([file("image/png"), file("image/png")], { ...PHOTO, maxFiles: 2 })).toBeNull();
    expect(said([file("image/png", 10_485_760)])).toBeNull();
    expect(said([file("image/png", 10_485_761)])).toBe("File too large / Maximum file size is 10MB");
    expect(said([file("video/mp4", 50_485_760)], VIDEO)).toBeNull();
    expect(said([file("video/mp4", 50_485_761)], VIDEO)).toBe("File too large / Maximum file size is 48MB");
    expect(said([file("image/png", 0)])).toBe("Upload failed / This file is empty.");
  });

  it("is of the kind that is asked for, by type or else by name", () => {
    expect(said([file("video/mp4")], PHOTO)).toMatch(/^Upload failed \/ Choose a picture/);
    expect(said([file("image/png")], VIDEO)).toMatch(/^Upload failed \/ Choose a video/);
    expect(said([file("image/svg+xml")])).toBe(`Upload failed / ${MEDIA_REFUSALS.type}`);
    expect(said([file("", 10, "IMG_1.HEIC")], PHOTO)).toBeNull();
    expect(said([file("", 10, "clip.MOV")], VIDEO)).toBeNull();
    expect(said([file("application/pdf")])).toBe(`Upload failed / ${MEDIA_REFUSALS.type}`);
  });
});

describe("a video", () => {
  it("is not sent in HEVC, wherever its index stands", async () => {
    for (const indexFirst of [true, false]) {
      const hevc = new File([film({ codec: "hvc1", indexFirst })], "clip.mov");
      await expect(refuseHevc(hevc)).rejects.toThrow(MEDIA_REFUSALS.hevc);
      await refuseHevc(new File([film({ codec: "avc1", indexFirst })], "clip.mp4"));
    }
    await refuseHevc(new File(["no film at all"], "clip.mp4"));
  });
});

describe("an upload that failed", () => {
  it("is told in words", () => {
    const answered = (status: number, message: string) => new RequestError(status, "", { message });
    const usual = "Failed to upload files. Please try again.";
    expect(uploadWords(new UploadRefused("Too tall."))).toBe("Too tall.");
    expect(uploadWords(answered(413, "The picture is larger than 10 MB."))).toBe("The picture is larger than 10 MB.");
    expect(uploadWords(answered(503, "The file could not be stored."))).toBe(usual);
    expect(uploadWords(new RequestError(502, "<html>", null))).toBe(usual);
    expect(uploadWords(new TypeError("Failed to fetch"))).toMatch(/offline/);
  });
});

describe("a picture in the text", () => {
  it("stands in the place of the selection, with its words selected", () => {
    const edit = pictureEdit({ text: "a [squat] b", start: 2, end: 9 }, "/objects/uploads/1");
    expect(edit.insert).toBe("![squat](/objects/uploads/1)");
    expect(edit.insert.slice(edit.start - edit.from, edit.end - edit.from)).toBe("squat");
    expect(pictureEdit({ text: "", start: 0, end: 0 }, "/x").insert).toBe("![what the picture shows](/x)");
  });
});
