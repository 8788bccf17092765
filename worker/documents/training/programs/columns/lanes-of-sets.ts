import type { Column } from "./column";

/** "Weight | Reps | Did | | Weight | Reps | Did": tables of sets side by side, each of the lift above it. */
export function groupsOfSets(columns: Column[]): { from: number; to: number }[] {
  const groups: Group[] = [];
  for (const { index, role, heading } of columns) {
    if (heading === "") continue;
    const last = groups.at(-1);
    if (last?.to === index - 1) Object.assign(last, { to: index, roles: `${last.roles} ${role}` });
    else groups.push({ from: index, to: index, roles: String(role) });
  }
  const [only, ...more] = groups;
  const parts = only && more.length === 0 ? partsOf(only) : groups;
  const [first] = parts;
  const isOfSets = first !== undefined && /\breps\b/.test(first.roles) && /\b(?:load|percent)\b/.test(first.roles);
  return isOfSets && parts.every(({ roles }) => roles === first.roles) ? parts : [];
}

type Group = { from: number; to: number; roles: string };

/** "% | Weight | Reps | % | Weight | Reps" without a gap: each time that the same columns begin again is a table. */
function partsOf({ from, roles }: Group): Group[] {
  const all = roles.split(" ");
  const width = all.indexOf(all[0] ?? "", 1);
  if (width < 2 || all.length % width > 0) return [];
  return Array.from({ length: all.length / width }, (_, at) => ({
    from: from + at * width,
    to: from + (at + 1) * width - 1,
    roles: all.slice(at * width, (at + 1) * width).join(" "),
  }));
}
