import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from "../../../../worker/contract/account-limits";
import type { ImportRow } from "../../../../worker/contract/member-imports";
import { TAG_MAX_LENGTH, TAGS_MAX } from "../../../../worker/contract/members-limits";
import { fold, readDay } from "../../../spreadsheets/read-day";
import type { TableRow } from "../../../spreadsheets/read-table";

/** The fields of a member that a list's columns may hold. */
export const FIELDS = ["email", "name", "firstName", "lastName", "paidUntil", "joinedOn", "tags"] as const;
type MemberField = (typeof FIELDS)[number];
/** The column index of each field; absent without one. */
export type Mapping = Partial<Record<MemberField, number>>;

export const FIELD_NAMES: Record<MemberField, string> = {
  email: "E-mail",
  name: "Whole name",
  firstName: "First name",
  lastName: "Last name",
  paidUntil: "Paid until",
  joinedOn: "Joined",
  tags: "Tags",
};

/** Folded column names as other products write them. */
const KNOWN: Record<MemberField, RegExp> = {
  email: /^(e ?mail|mail|.*\be ?mail( address)?|email.*|correo.*|courriel)$/,
  firstName: /^(first ?name|given ?name|vorname|nombre|prenom|primeiro nome)$/,
  lastName: /^(last ?name|sur ?name|family ?name|nachname|apellidos?|nom|sobrenome)$/,
  name: /^((full |member |client |athlete |customer |patron )?name|member|client|athlete|nome)$/,
  paidUntil:
    /^(paid (until|through|to)|expir.*|.*\b(expires|expiration|expiry).*|valid (until|to)|access (until|expires).*|membership ends?|end ?date|renewal.*|next (payment|charge|bill).*|bezahlt bis|pago hasta|pago ate)$/,
  joinedOn:
    /^(joined( on| at)?|join ?date|member since|created( at| on)?|sign ?up( date)?|start ?date|patronage since.*|registered.*|beigetreten|alta|entrada)$/,
  tags: /^(tags?|labels?|groups?|teams?|tiers?|categor(y|ies)|etiquetas?)$/,
};

/** Proposes a field for each column by its name, and for a missing e-mail address by the cells. */
export function proposeMapping(heads: readonly string[], rows: readonly TableRow[]): Mapping {
  const folded = heads.map(fold);
  const mapping: Mapping = {};
  const taken = new Set<number>();
  for (const field of ["email", "firstName", "lastName", "name", "paidUntil", "joinedOn", "tags"] as const) {
    const at = folded.findIndex((head, index) => !taken.has(index) && KNOWN[field].test(head));
    if (at < 0) continue;
    mapping[field] = at;
    taken.add(at);
  }
  if (mapping.firstName !== undefined && mapping.lastName !== undefined) delete mapping.name;
  if (mapping.email === undefined) {
    const some = rows.slice(0, 50);
    const at = heads.findIndex((_, index) => {
      const matching = some.filter(({ cells }) => ADDRESS.test(cells[index] ?? ""));
      return matching.length > some.length / 2;
    });
    if (at >= 0) mapping.email = at;
  }
  return mapping;
}

const ADDRESS = /^[^\s@"'(),:;<>[\\\]]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

type Refused = { row: number; words: string };

/** Reads a list's rows as members; other rows are refused with a reason. */
export function readMembers(
  rows: readonly TableRow[],
  mapping: Mapping,
  dayFirst: boolean,
): { members: ImportRow[]; refused: Refused[] } {
  const members: ImportRow[] = [];
  const refused: Refused[] = [];
  const first = new Map<string, number>();
  for (const { number, cells } of rows) {
    const read = readMember(number, cells, mapping, dayFirst);
    const before = "words" in read ? undefined : first.get(read.email);
    if ("words" in read) refused.push(read);
    else if (before !== undefined)
      refused.push({ row: number, words: `${read.email} stands in row ${before} already.` });
    else {
      first.set(read.email, number);
      members.push(read);
    }
  }
  return { members, refused };
}

function readMember(row: number, cells: readonly string[], mapping: Mapping, dayFirst: boolean): ImportRow | Refused {
  const of = (field: MemberField) => {
    const at = mapping[field];
    return at === undefined ? "" : (cells[at] ?? "");
  };
  const refuse = (words: string) => ({ row, words });
  const email = of("email")
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^.*<([^<>]+)>$/, "$1")
    .trim()
    .toLowerCase();
  if (email === "") return refuse("There is no e-mail address.");
  if (!ADDRESS.test(email) || email.length > EMAIL_MAX_LENGTH) return refuse(`“${email}” is no e-mail address.`);
  const days = { paidUntil: of("paidUntil"), joinedOn: of("joinedOn") };
  const paidUntil = days.paidUntil === "" ? null : readDay(days.paidUntil, dayFirst);
  if (days.paidUntil !== "" && paidUntil === null)
    return refuse(`“${days.paidUntil}” in ${FIELD_NAMES.paidUntil} is no day.`);
  const joinedOn = days.joinedOn === "" ? null : readDay(days.joinedOn, dayFirst);
  if (days.joinedOn !== "" && joinedOn === null)
    return refuse(`“${days.joinedOn}” in ${FIELD_NAMES.joinedOn} is no day.`);
  const tags = [
    ...new Set(
      of("tags")
        .split(/[,;|\n]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  if (tags.length > TAGS_MAX) return refuse(`These are more than ${TAGS_MAX} tags.`);
  if (tags.some((tag) => tag.length > TAG_MAX_LENGTH))
    return refuse(`A tag has more than ${TAG_MAX_LENGTH} characters.`);
  const { firstName, lastName } = namesOf(of("name"), of("firstName"), of("lastName"));
  if ([firstName, lastName].some((name) => name.length > NAME_MAX_LENGTH)) {
    return refuse(`The name has more than ${NAME_MAX_LENGTH} characters.`);
  }
  return { row, email, firstName, lastName, paidUntil, joinedOn, tags };
}

/** Splits a full name before its last word, or swaps "Last, First" at the comma. */
function namesOf(whole: string, first: string, last: string) {
  const clean = (name: string) => name.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  if (first || last || !whole) return { firstName: clean(first), lastName: clean(last) };
  const [family, given] = whole.split(/,\s*/);
  if (family && given) return { firstName: clean(given), lastName: clean(family) };
  const words = clean(whole).split(/\s+/);
  return words.length === 1
    ? { firstName: words[0] ?? "", lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
