/** "Base 1-4" and "Base 5-8" among the headings of a document: the same words before ranges that go on from one another are its blocks of weeks. */
export function rangesOfWeeks(headings: string[]): ReadonlyMap<string, number[]> {
  const found = headings.flatMap((text) => {
    const [, words = "", first, last] = RANGE.exec(text.trim()) ?? [];
    return words === "" ? [] : [{ text, words, first: Number(first), last: Number(last) }];
  });
  const goOn = found.every(
    ({ words, first, last }, at) =>
      words === found[0]?.words && first === (found[at - 1]?.last ?? 0) + 1 && last > first && last - first < 26,
  );
  if (found.length < 2 || !goOn) return new Map();
  return new Map(
    found.map(({ text, first, last }) => [text, Array.from({ length: last - first + 1 }, (_, at) => first + at)]),
  );
}

const RANGE = /^(\p{L}[^\d]{2,50}?)\s+(\d{1,2})\s?[-–]\s?(\d{1,2})$/u;
