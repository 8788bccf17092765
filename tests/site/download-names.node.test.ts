import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { templateDocumentName, templateExportName } from "../../worker/contract/templates-limits";
import { asDownload } from "../../worker/http/as-download";
import type { AppEnv } from "../../worker/http/context";

async function headersOf(name: string): Promise<Headers> {
  const app = new Hono<AppEnv>().get("/", (c) => {
    asDownload(c, name, "text/csv");
    return c.body("a,b");
  });
  const answer = await app.request("/");
  expect(answer.status).toBe(200);
  return answer.headers;
}

/** What a browser takes from the header: the exact name (RFC 8187) before the plain one. */
function nameIn(headers: Headers): { plain: string; exact: string } {
  const [, plain = "", exact = ""] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.~!#$&+^`|%-]*)$/.exec(
      headers.get("content-disposition") ?? "",
    ) ?? [];
  return { plain, exact: decodeURIComponent(exact) };
}

describe("the name of a download", () => {
  it.each([
    ["plain", "Week 3.docx", "Week 3.docx", "Week 3.docx"],
    ["accents", "Força é tudo.docx", "For-a - tudo.docx", "Força é tudo.docx"],
    ["signs of the header's own", `a"; evil\\ (1)*'%41.csv`, "a-; evil- (1)*'-41.csv", `a"; evil\\ (1)*'%41.csv`],
    ["a line break and another header", 'a"; evil\r\nX-Evil: y', "a-; evil--X-Evil: y", 'a"; evil--X-Evil: y'],
    ["NUL and other controls", "a\u0000\u0007\u007f\u0085b.csv", "a----b.csv", "a----b.csv"],
    ["half of an emoji", "a\ud83d.csv", "a-.csv", "a-.csv"],
    ["a whole emoji", "🥋.csv", "--.csv", "🥋.csv"],
    ["letters turned around to hide the ending", "week\u202excod.exe", "week-xcod.exe", "week-xcod.exe"],
    ["isolating marks", "\u2066week\u2069.csv", "-week-.csv", "-week-.csv"],
  ])("stays one name: %s", async (_, name, plain, exact) => {
    const headers = await headersOf(name);
    expect(nameIn(headers)).toEqual({ plain, exact });
    expect(headers.get("x-evil")).toBeNull();
    expect(headers.get("content-type")).toBe("text/csv");
  });

  it("leads nowhere when it is a template's", () => {
    expect(templateExportName("../../etc/passwd")).not.toMatch(/[/\\]/);
    expect(templateDocumentName("C:\\Windows\\x.exe:stream", "xlsx")).not.toMatch(/[/\\:]/);
    expect(templateExportName("...")).not.toMatch(/^\./);
  });
});
