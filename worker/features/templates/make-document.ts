import type { WorkoutTemplate } from "../../contract/templates";
import { type TemplateDocument, templateDocumentName } from "../../contract/templates-limits";
import type { Ctx } from "../../http/context";
import { readTemplate } from "./read-template";

type MadeDocument = { name: string; bytes: Uint8Array };

/** Returns a template as a document to fill in and upload. */
export async function makeDocument(ctx: Ctx, id: number, type: TemplateDocument): Promise<MadeDocument> {
  const template = await readTemplate(ctx, id);
  const { writeWorkout } = await import("../../documents/write-workout");
  return {
    name: templateDocumentName(template.name, type),
    bytes: await writeWorkout(asWorkout(template), template.exerciseFields, type),
  };
}

function asWorkout({ name, description, estimatedDuration, sampleExercises }: WorkoutTemplate) {
  return { title: name, description, estimatedDuration, exercises: sampleExercises };
}
