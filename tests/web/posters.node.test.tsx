import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { currentWeek } from "../../seed/program/current-week.ts";
import { nextWeek } from "../../seed/program/next-week.ts";
import { previousWeek } from "../../seed/program/previous-week.ts";
import { movementOf } from "../../web/training/movement";
import { TrainingArt } from "../../web/training/training-art";

const days = [currentWeek, nextWeek, previousWeek].flatMap((week) => week.days);
const trainings = days.flatMap((day) => [day.noEquipment, day.equipment, day.coachProgram]);
const poster = (title: string, category: string) =>
  renderToStaticMarkup(<TrainingArt title={title} category={category} className="" />);

describe("posters without a picture", () => {
  it("differ between all exercises of the demo club", () => {
    const names = new Map(trainings.flat().map(({ name, category }) => [name, category]));
    expect(names.size).toBeGreaterThan(60);
    const drawn = new Set([...names].map(([name, category]) => poster(name, category)));
    expect(drawn.size).toBe(names.size);
  });

  it("say the movement of nearly all of them", () => {
    const all = trainings.flat();
    const unknown = [...new Set(all.filter((each) => !movementOf(each.name, each.category)).map(({ name }) => name))];
    expect(unknown.length / new Set(all.map(({ name }) => name)).size, unknown.join(", ")).toBeLessThan(0.2);
  });

  it("draw a training by its movements, so that no two of a week look alike", () => {
    for (const { days: written } of [currentWeek, previousWeek]) {
      const drawn = written.map(({ title, noEquipment, equipment, coachProgram }) =>
        renderToStaticMarkup(
          <TrainingArt title={title} exercises={[...noEquipment, ...equipment, ...coachProgram]} className="" />,
        ),
      );
      expect(new Set(drawn).size).toBe(written.length);
      for (const each of drawn) expect(each.match(/<svg/g)?.length).toBeGreaterThan(1);
    }
  });
});
