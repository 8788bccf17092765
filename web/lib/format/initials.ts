type Named = { firstName: string | null; lastName: string | null };

/** First letters of first and last name; without a first name, U stands for it. */
export function initialsOf({ firstName, lastName }: Named): string {
  return (firstLetter(firstName ?? "") || "U").concat(firstLetter(lastName ?? "")).toLocaleUpperCase();
}

const firstLetter = (name: string) => [...name.trim()][0] ?? "";
