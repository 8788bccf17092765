import { expect, it } from "vitest";
import { currentMonday } from "../../seed/program/current-monday.ts";
import { landingSample } from "../../worker/contract/landing-sample";

it("the front page shows the demo club's Monday as it is written, and one of its exercises in training", () => {
  const { title, noEquipment, equipment, coachProgram } = currentMonday;
  const { day, session } = landingSample;
  const shown = (written: typeof equipment) =>
    written.map(({ code, name, dose }) => ({ code, name, dose: dose.replace(" x ", " × ") }));
  expect(day.title).toBe(title);
  expect(day.options).toEqual({
    no_equipment: shown(noEquipment),
    equipment: shown(equipment),
    coach_program: shown(coachProgram),
  });
  const trained = equipment.find(({ code }) => code === session.code);
  expect(trained).toMatchObject({ name: session.name, cue: session.cue, tempo: "32X1", load: "RPE 7-8" });
  expect(trained?.dose.startsWith(`${session.sets} x`)).toBe(true);
});
