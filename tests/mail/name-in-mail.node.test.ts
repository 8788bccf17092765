import { expect, it } from "vitest";
import { greeting, nameInMail } from "../../worker/platform/name-in-mail";

it.each([
  ["http://evil.example", "evil example"],
  ["HTTPS://evil.example/win?x=1", "evil example win?x=1"],
  ["www.evil.example", "www evil example"],
  ["Ana evil.example", "Ana evil example"],
  ["ana@evil.example", "ana evil example"],
  ["mailto:ana@evil.example", "mailto ana evil example"],
  ["//evil\u3002example", "evil example"],
  ["evil\uff0eexample", "evil example"],
  ["://", ""],
])("makes of a name that would be a link no link: %s", (name, shown) => expect(nameInMail(name)).toBe(shown));

it.each(["Ana Lima", "J. R. R. Tolkien", "J.R. Smith", "Renée O’Neil-Núñez", "Иван Петров", "李 小龙", "Ana Jr."])(
  "leaves %s as it is",
  (name) => expect(nameInMail(name)).toBe(name),
);

it("greets nobody by a name of which nothing is left", () => {
  expect([greeting({ firstName: "Ana" }), greeting({ firstName: "http://" })]).toEqual(["Hello Ana,", "Hello,"]);
});
