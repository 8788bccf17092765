import { tidy } from "./tidy-dose";

/** "70/75%", "0.7", "70-75" */
export function percentsOf(text: string): string[] {
  return tidy(text)
    .split(/\s*[/,;]\s*/)
    .map((each) => /(\d+(?:\.\d+)?)\s*%?(?:\s*-\s*(\d+(?:\.\d+)?))?/.exec(each))
    .filter((found) => found !== null)
    .map(([, low = "", high]) => {
      const scaled = (value: string) =>
        String(Number(value) <= 1.3 ? Math.round(Number(value) * 1000) / 10 : Number(value));
      return high ? `${scaled(low)}-${scaled(high)}%` : `${scaled(low)}%`;
    });
}

/** "8", "@8", "6/7", "RIR 2": in the words of its kind, or those of the column where it names none. */
export function effortOf(text: string, kind: "RPE" | "RIR"): string {
  const own = tidy(text).replace(/^[~≈]\s*/, "");
  const value = /^@?\s*(?:rpe|rir)?\s*@?\s*(\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?|\/(?!10)\d)?\+?)\s*(rpe|rir)?$/i.exec(
    own.replace(/(\d),(\d)/, "$1.$2"),
  );
  if (!value) return own;
  const named = /rir/i.test(own) ? "RIR" : /rpe/i.test(own) ? "RPE" : kind;
  const number = (value[1] ?? "").replace(/\s/g, "");
  return named === "RPE" ? `RPE ${number}` : `${number} RIR`;
}
