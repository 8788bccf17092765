import { expect, it } from "vitest";
import { densityOf } from "../../web/features/programs/print-density";

it.each([
  ["a usual week has room for notes", [6, 6, 5, 6, 6], "roomy"],
  ["a full one has boxes to write in", [11, 11, 11, 11, 11], "plain"],
  ["a very full one stands close", [18, 18, 18, 18, 18], "dense"],
  ["one without days has all the room", [], "roomy"],
])("%s", (_, exercises, density) => {
  expect(densityOf(exercises)).toBe(density);
});
