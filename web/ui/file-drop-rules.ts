import { fileSize } from "./file-size";

export type FileRejection = { file: File; reason: "type" | "size" | "empty" | "count"; message: string };

export type FileRules = {
  /** As in the HTML attribute: ".docx,.xlsx" or "image/*,video/mp4". Empty means anything. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  minBytes?: number | undefined;
  maxFiles?: number | undefined;
};

/** Sorts files into accepted and refused. Browsers apply `accept` to the file dialog only, not to drops. */
export function sortFiles(files: readonly File[], rules: FileRules, already = 0) {
  const kept: File[] = [];
  const refused: FileRejection[] = [];
  for (const file of files) {
    if (!accepted(file, rules.accept)) {
      refused.push({ file, reason: "type", message: `${file.name} is not a kind of file that can be used here.` });
    } else if (rules.maxBytes !== undefined && file.size > rules.maxBytes) {
      refused.push({
        file,
        reason: "size",
        message: `${file.name} is ${fileSize(file.size)}. Maximum file size is ${fileSize(rules.maxBytes)}.`,
      });
    } else if (rules.minBytes !== undefined && file.size < rules.minBytes) {
      refused.push({ file, reason: "empty", message: `${file.name} is empty.` });
    } else if (rules.maxFiles !== undefined && already + kept.length >= rules.maxFiles) {
      refused.push({
        file,
        reason: "count",
        message: `${file.name} was left out. Maximum ${rules.maxFiles} file(s) allowed.`,
      });
    } else {
      kept.push(file);
    }
  }
  return { kept, refused };
}

function accepted(file: File, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return accept
    .toLowerCase()
    .split(",")
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith(".")) return name.endsWith(rule);
      if (rule.endsWith("/*")) return file.type.startsWith(rule.slice(0, -1));
      return file.type === rule;
    });
}
