import { describe, expect, it } from "vitest";
import { monthAfter } from "../../web/features/members/free-month";
import { proposeMapping, readMembers } from "../../web/features/members/import/read-members";
import { daysFirst, readDay } from "../../web/spreadsheets/read-day";
import { decodeText, readTable } from "../../web/spreadsheets/read-table";

const LIST = "Name;E-Mail;Bezahlt bis\r\nZoë Müller;zoe@example.com;31.12.2026\r\n";
const utf16 = (text: string, little: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe("the bytes of a list", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode(LIST)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${LIST}`)],
    ["UTF-16 little with a mark", utf16(`\uFEFF${LIST}`, true)],
    ["UTF-16 big with a mark", utf16(`\uFEFF${LIST}`, false)],
    ["UTF-16 little", utf16(LIST, true)],
    ["UTF-16 big", utf16(LIST, false)],
    ["Windows", Uint8Array.from([...LIST].map((sign) => sign.charCodeAt(0)))],
  ])("are read as %s", (_, bytes) => {
    expect(decodeText(bytes)).toBe(LIST);
  });
});

describe("the table of a list", () => {
  it.each([
    [",", ","],
    [";", ";"],
    ["tab", "\t"],
    ["bar", "|"],
  ])("is parted by %s", (_, sign) => {
    const text = ["Name,E-mail,Tags", '"Silva, Ana",ana@example.com,"a, b"', "Rui,rui@example.com,"]
      .join("\n")
      .replaceAll(/,(?=\S)|,$/gm, sign);
    const table = readTable(text);
    expect(table.heads).toEqual(["Name", "E-mail", "Tags"]);
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([3, 3]);
  });

  it("keeps quotes, line breaks and separators in quotes, leaves out empty rows, and numbers rows as a spreadsheet does", () => {
    const table = readTable('a,b\r\n"say ""hi""","two\r\nlines, here"\r\n\r\n,\r\nlast,row');
    expect(table).toEqual({
      heads: ["a", "b"],
      rows: [
        { number: 2, cells: ['say "hi"', "two\r\nlines, here"] },
        { number: 5, cells: ["last", "row"] },
      ],
    });
    expect(readTable("sep=;\r\na;b,c\r\n1;2")).toMatchObject({ heads: ["a", "b,c"] });
    expect(readTable("")).toEqual({ heads: [], rows: [] });
    expect(readTable('a,"never closed\n1,2').heads).toEqual(["a", "never closed\n1,2"]);
  });
});

describe("what the columns say", () => {
  it.each([
    [
      "TrainHeroic",
      ["First Name", "Last Name", "Email", "Team", "Date Joined"],
      { firstName: 0, lastName: 1, email: 2, tags: 3 },
    ],
    ["Ghost", ["id", "email", "name", "note", "created_at", "labels"], { email: 1, name: 2, joinedOn: 4, tags: 5 }],
    [
      "Patreon",
      ["Name", "Email", "Tier", "Patronage Since Date", "Next Charge Date"],
      { name: 0, email: 1, tags: 2, joinedOn: 3, paidUntil: 4 },
    ],
    ["German", ["Vorname", "Nachname", "E-Mail", "Bezahlt bis"], { firstName: 0, lastName: 1, email: 2, paidUntil: 3 }],
    [
      "Trainerize",
      ["Full Name", "Email Address", "Membership Expiration Date", "Groups"],
      { name: 0, email: 1, paidUntil: 2, tags: 3 },
    ],
  ])("is proposed for lists of %s", (_, heads, expected) => {
    expect(proposeMapping(heads, [])).toEqual(expected);
  });

  it("finds the addresses where no column is called so", () => {
    const rows = [{ number: 2, cells: ["Ana", "ana@example.com"] }];
    expect(proposeMapping(["who", "where"], rows)).toEqual({ email: 1 });
  });
});

describe("days", () => {
  it.each([
    ["2026-12-31", false, "2026-12-31"],
    ["2026-12-31T23:00:00Z", false, "2026-12-31"],
    ["31.12.2026", true, "2026-12-31"],
    ["03/04/2026", true, "2026-04-03"],
    ["03/04/2026", false, "2026-03-04"],
    ["3/4/26", false, "2026-03-04"],
    ["3 Mar 2026", true, "2026-03-03"],
    ["March 3rd, 2026", true, "2026-03-03"],
    ["Tue, Mar 3, 2026", true, "2026-03-03"],
    ["30.02.2026", true, null],
    ["soon", true, null],
    ["", true, null],
  ])("%s", (text, dayFirst, expected) => {
    expect(readDay(text, dayFirst)).toBe(expected);
  });

  it("are known to begin with the day or the month where one of them can be no month", () => {
    expect(daysFirst(["03/04/2026", "25/04/2026"])).toBe(true);
    expect(daysFirst(["03/04/2026", "04/25/2026"])).toBe(false);
    expect(daysFirst(["3.4.2026"])).toBe(true);
    expect(daysFirst(["03/04/2026", "2026-01-01", ""])).toBeNull();
  });
});

describe("the rows as members", () => {
  const mapping = { name: 0, email: 1, paidUntil: 2, tags: 3, joinedOn: 4 };
  const read = (...cells: string[][]) =>
    readMembers(
      cells.map((each, index) => ({ number: index + 2, cells: each })),
      mapping,
      true,
    );

  it("are read with their names parted, addresses cleaned and tags split", () => {
    const { members, refused } = read(
      ["Ana Maria Silva", " Ana Silva <ANA@Example.com> ", "31/12/2026", "No-gi; Morning|No-gi", "2024-03-01"],
      ["Silva, Rui", "mailto:rui@example.com", "", "", ""],
      ["Madonna", "m@example.com"],
    );
    expect(refused).toEqual([]);
    expect(members).toEqual([
      {
        row: 2,
        email: "ana@example.com",
        firstName: "Ana Maria",
        lastName: "Silva",
        paidUntil: "2026-12-31",
        joinedOn: "2024-03-01",
        tags: ["No-gi", "Morning"],
      },
      {
        row: 3,
        email: "rui@example.com",
        firstName: "Rui",
        lastName: "Silva",
        paidUntil: null,
        joinedOn: null,
        tags: [],
      },
      { row: 4, email: "m@example.com", firstName: "Madonna", lastName: "", paidUntil: null, joinedOn: null, tags: [] },
    ]);
  });

  it("are refused in words, with the number of the row, and formulas stay text", () => {
    const { members, refused } = read(
      ["Ana", ""],
      ["Ana", "ana at example"],
      ["Ana", "ana@example.com", "whenever"],
      ["Ana", "ana@example.com", "1.1.2027", "x".repeat(41)],
      ["=HYPERLINK(1)", "one@example.com"],
      ["Two", "ONE@example.com"],
      ["x".repeat(81), "long@example.com"],
    );
    expect(refused).toEqual([
      { row: 2, words: "There is no e-mail address." },
      { row: 3, words: "“ana at example” is no e-mail address." },
      { row: 4, words: "“whenever” in Paid until is no day." },
      { row: 5, words: "A tag has more than 40 characters." },
      { row: 7, words: "one@example.com stands in row 6 already." },
      { row: 8, words: "The name has more than 80 characters." },
    ]);
    expect(members.map(({ firstName }) => firstName)).toEqual(["=HYPERLINK(1)"]);
  });
});

it("a month later is the same day, or the last of a shorter month", () => {
  expect(monthAfter("2026-11-23")).toBe("2026-12-23");
  expect(monthAfter("2026-12-31")).toBe("2027-01-31");
  expect(monthAfter("2027-01-31")).toBe("2027-02-28");
});
