import { describe, expect, it } from "vitest";
import { mentionName, namesIn } from "../../worker/contract/mention-name";
import { excerptOf, markedPieces, searchedWords } from "../../worker/contract/search-excerpt";

describe("an excerpt", () => {
  it("is the whole of a short text, and of a long one what stands around the word, cut at words", () => {
    expect(excerptOf("Two  lifts\na week", ["week"])).toBe("Two lifts a week");
    const long = `${"before ".repeat(60)}Açaí ${"after ".repeat(60)}`;
    const cut = excerptOf(long, ["acai"]);
    expect(cut).toMatch(/^…before .*Açaí after .*after…$/);
    expect(cut.length).toBeLessThanOrEqual(183);
  });

  it("marks the words in the text as it was written, whatever its accents and signs, and loses nothing", () => {
    const texts = ["Açaí e açaí", "ﬁne 💪🏽 Ágata", "a\u0301 a", "100% _sure_"];
    for (const text of texts) {
      for (const word of ["acai", "agata", "a", "%", "_", "💪"]) {
        expect(
          markedPieces(text, [word])
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }
    }
    expect(markedPieces("Açaí!", ["acai"])).toEqual([
      { text: "Açaí", found: true },
      { text: "!", found: false },
    ]);
  });

  it("is of so many words, each once", () => {
    expect(searchedWords("  Um dois UM três quatro cinco seis ", 5)).toEqual(["um", "dois", "tres", "quatro", "cinco"]);
  });
});

describe("a name", () => {
  it("is the first one and a letter of the last", () => {
    expect(mentionName({ firstName: " Ana ", lastName: "Érico" })).toBe("Ana É.");
    expect(mentionName({ firstName: "Ana", lastName: "" })).toBe("Ana");
  });

  it("stands in a text by itself, behind an @", () => {
    expect(namesIn("Hi @Ana M., and you?", "Ana M.")).toBe(true);
    expect(namesIn("(@Ana)", "Ana")).toBe(true);
    for (const text of ["@Anabela", "x@Ana", "@@Ana", "Ana", "@ana"]) expect(namesIn(text, "Ana"), text).toBe(false);
  });
});
