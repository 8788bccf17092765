import { expect, it } from "vitest";
import { keyboardRoom } from "../../web/lib/browser/use-keyboard-room";

it("is what a keyboard covers of a page, and nothing for a browser's bars or for who has zoomed in", () => {
  expect(keyboardRoom(844, { height: 844, scale: 1 })).toBe(0);
  expect(keyboardRoom(844, { height: 508.4, scale: 1 })).toBe(336);
  expect(keyboardRoom(844, { height: 780, scale: 1 })).toBe(0);
  expect(keyboardRoom(844, { height: 422, scale: 2 })).toBe(0);
});
