import { describe, expect, it } from "vitest";
import { readLines } from "../../web/features/exercises/paste-lines";
import { LIBRARY_LIMITS } from "../../worker/contract/library-limits";

const LINK = "https://youtu.be/abcdefghijk";
const OTHER = "https://vimeo.com/76979871";
const taken = (text: string) =>
  readLines(text).map(({ name, videoUrl, problem }) => problem ?? `${name} = ${videoUrl}`);

describe("pasted lines of names and links", () => {
  it.each([
    [`Goblet Squat ${LINK}`],
    [`Goblet Squat\t${LINK}`],
    [`Goblet Squat, ${LINK}`],
    [`"Goblet Squat","${LINK}"`],
    [`Goblet Squat - ${LINK}`],
    [`Goblet Squat: ${LINK}`],
    [`Goblet Squat => ${LINK}`],
    [`| Goblet Squat | ${LINK} |`],
    [`${LINK} Goblet Squat`],
    [`[Goblet Squat](${LINK})`],
    [`Goblet Squat (${LINK})`],
    [`Goblet Squat <${LINK}>.`],
    [`3. Goblet Squat ${LINK}`],
    [`Goblet Squat ( ${LINK} )`],
    [`- Goblet   Squat ${LINK}.`],
    [`• “Goblet Squat” ${LINK}`],
  ])("are read from %s", (line) => {
    expect(taken(line)).toEqual([`Goblet Squat = ${LINK}`]);
  });

  it("keep what belongs to a name: numbers, brackets in it, dashes, other letters", () => {
    expect(taken(`90/90 Hip Switch ${LINK}\n1-Arm Row (DB) x ${OTHER}\nRückenstrecker, lang ${LINK}`)).toEqual([
      `90/90 Hip Switch = ${LINK}`,
      `1-Arm Row (DB) x = ${OTHER}`,
      `Rückenstrecker, lang = ${LINK}`,
    ]);
  });

  it("keep the whole address", () => {
    const long = "https://www.youtube.com/watch?v=abcdefghijk&list=PL_1-2&t=30s";
    expect(taken(`Squat ${long}`)).toEqual([`Squat = ${long}`]);
    expect(taken("Squat https://example.com/a_(b).mp4")).toEqual(["Squat = https://example.com/a_(b).mp4"]);
  });

  it("say in words what is wrong, by the line as it stands in the text", () => {
    const lines = readLines(
      [
        "",
        `Squat ${LINK}`,
        "",
        "Only a name",
        LINK,
        `Two ${LINK} ${OTHER}`,
        "Bare youtu.be/abcdefghijk",
        `-- ${LINK}`,
      ].join("\r\n"),
    );
    expect(lines.map(({ number, problem }) => [number, problem])).toEqual([
      [2, null],
      [4, "There is no link in this line."],
      [5, "There is no exercise name in this line."],
      [6, "There are several links in this line. Keep one."],
      [7, "Start the link with https://, as in https://youtu.be/abcdefghijk."],
      [8, "There is no exercise name in this line."],
    ]);
    expect(taken(`${"x".repeat(LIBRARY_LIMITS.name + 1)} ${LINK}`)).toEqual([
      "The name is longer than 200 characters.",
    ]);
    expect(taken("Squat https://youtube.com@evil.test/")).toEqual(["The link is not a web address."]);
    expect(taken("Squat javascript:alert(1)")).toEqual(["There is no link in this line."]);
  });

  it("are taken once each, and of two links for a name neither silently", () => {
    expect(taken(`Squat ${LINK}\nsquat  ${LINK}\nSQUAT ${OTHER}`)).toEqual([
      `Squat = ${LINK}`,
      "Line 1 says the same.",
      "Line 1 gives “SQUAT” another link. Keep one of the two.",
    ]);
  });

  it("tell of links that can only be opened", () => {
    expect(readLines("Squat https://example.com/squat")[0]).toMatchObject({
      problem: null,
      hint: "This address can only be linked, not played on the page.",
    });
  });

  it("are bounded, and those beyond say so", () => {
    const lines = readLines(
      Array.from({ length: LIBRARY_LIMITS.lines + 2 }, (_, at) => `Squat ${at} ${LINK}`).join("\n"),
    );
    expect(lines.filter(({ problem }) => problem).map(({ number, problem }) => [number, problem])).toEqual([
      [301, "Only 300 links are taken at once. Save these first."],
      [302, "Only 300 links are taken at once. Save these first."],
    ]);
  });

  it("are refused where they are far too long", () => {
    expect(taken(`x${" -".repeat(50_000)}x ${LINK}`)).toEqual(["This line is too long to be a name and a link."]);
  });
});
