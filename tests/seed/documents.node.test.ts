import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { momentOf } from "../../seed/calendar.ts";
import { matReadyStrength } from "../../seed/documents/mat-ready-strength.ts";
import { documentStatements, documents } from "../../seed/documents.ts";
import { readWorkout } from "../../worker/documents/read-workout";

it("the demo club's documents are the samples, as the reader reads them", async () => {
  const [stored] = documentStatements(momentOf(new Date(), "UTC"));
  for (const { sample } of documents) {
    const bytes = new Uint8Array(readFileSync(`web/public/samples/${sample}`));
    const { draft, notes } = await readWorkout(bytes, sample);
    expect({ kind: "workout", draft, notes }).toEqual(matReadyStrength);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(stored?.params).toEqual(expect.arrayContaining([sha256, bytes.byteLength]));
  }
});
