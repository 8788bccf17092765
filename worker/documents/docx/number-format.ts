/** A list number as Word writes it (ISO 29500-1, 17.18.59); formats a program does not use read as plain numbers. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case "upperLetter":
      return letters(value);
    case "lowerLetter":
      return letters(value).toLowerCase();
    case "upperRoman":
      return roman(value);
    case "lowerRoman":
      return roman(value).toLowerCase();
    case "decimalZero":
      return String(value).padStart(2, "0");
    case "ordinal":
      return value + ordinalEnding(value);
    case "bullet":
    case "none":
      return "";
    default:
      return String(value);
  }
}

/** Word repeats letters after Z: AA, BB, CC. */
function letters(value: number): string {
  if (!(value >= 1)) return "";
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 8));
}

function roman(value: number): string {
  const steps: [number, string][] = [
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let rest = Math.max(0, Math.min(value, 399));
  let text = "";
  for (const [size, letter] of steps) {
    while (rest >= size) {
      text += letter;
      rest -= size;
    }
  }
  return text;
}

function ordinalEnding(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}
