import { expect, it } from "vitest";
import { initialsOf } from "../../web/lib/format/initials";

it("draws initials of whatever part of a name there is", () => {
  expect(initialsOf({ firstName: "Lucía", lastName: "ferrer" })).toBe("LF");
  expect(initialsOf({ firstName: "", lastName: "" })).toBe("U");
  expect(initialsOf({ firstName: null, lastName: null })).toBe("U");
});
