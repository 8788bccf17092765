import { describe, expect, it } from "vitest";
import { takeLinks } from "../../worker/documents/training/links";

describe("links in a line", () => {
  it.each(["Watch", "vídeo", "vidéo", "voir la vidéo", "wideo", "видео"])(
    "takes the word %s with its address",
    (word) => {
      const runs = [
        { text: "Pompes : 3 séries de 10 ", url: null, bold: false },
        { text: word, url: "https://youtu.be/abcdefghijk", bold: false },
      ];
      const { text, links } = takeLinks(runs);
      expect([text.trim(), links.map(({ url }) => url)]).toEqual([
        "Pompes : 3 séries de 10",
        ["https://youtu.be/abcdefghijk"],
      ]);
    },
  );
});
