import { expect, it } from "vitest";
import { csv } from "../../worker/http/csv";

it("writes rows that spreadsheets read as they are, and never as formulas", () => {
  expect(
    csv([
      ["Name", "Value"],
      ["a,b", 1],
      ['say "hi"', -2.5],
      ["two\nlines", null],
    ]),
  ).toBe('\uFEFFName,Value\r\n"a,b",1\r\n"say ""hi""",-2.5\r\n"two\nlines",\r\n');
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\u00A0=1", "＝1+1", "＠SUM(A1)"]) {
    expect(
      csv([[text]])
        .slice(1)
        .replace(/^"/, "")
        .startsWith("'"),
    ).toBe(true);
  }
});
