type Named = { firstName: string | null; lastName: string | null };

/** Returns the first letters of first and last name; U if there is no first name. */
export function initialsOf({ firstName, lastName }: Named): string {
  return (firstLetter(firstName ?? "") || "U").concat(firstLetter(lastName ?? "")).toLocaleUpperCase();
}

const firstLetter = (name: string) => [...name.trim()][0] ?? "";
