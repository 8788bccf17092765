import { looksLikeMovement } from "../vocabulary/movements";
import { isWholeDose } from "./doses/dose-sets";
import { plain } from "./labels/plain-text";

/** "Front squat" over "3x5 @ RPE 8" in one cell: whatever stands in front of its row, it says by itself what is done. */
export function holdsLift(text: string): boolean {
  const [name = "", ...below] = text.split("\n").map((line) => line.trim());
  return below.length > 0 && !/\d/.test(name) && looksLikeMovement(plain(name)) && isWholeDose(below.join(", "));
}
