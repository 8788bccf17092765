/** Lengths of a mute in days; "lifted" lasts until an admin lifts it. */
export const MUTE_LENGTHS = [
  { value: "1", label: "1 day" },
  { value: "3", label: "3 days" },
  { value: "7", label: "1 week" },
  { value: "30", label: "30 days" },
  { value: "365", label: "1 year" },
  { value: "lifted", label: "Until I lift it" },
] as const;

export const daysOf = (value: string): number | null => (value === "lifted" ? null : Number(value));
