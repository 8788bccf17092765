const NAMES: Record<string, string> = {
  wrong_type: "Not a Word or Excel file",
  too_large: "Too large, packed or unpacked",
  encrypted: "Protected by a password",
  corrupt: "Damaged",
  unsafe_xml: "Unsafe content",
  too_complex: "More than a program can hold",
  no_exercises: "No exercises found",
  week_document: "A week, not a single workout",
  several_weeks: "Several weeks, not one",
  no_file: "No file arrived",
  too_many_files: "Several files at once",
  storage_failed: "Could not be stored",
  rules_failed: "Breaks a validation rule",
  unexpected: "Unexpected failure",
};

/** Returns the coach's wording for an upload error code. */
export function errorName(code: string): string {
  return NAMES[code] ?? code.replaceAll("_", " ");
}
