import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { changed } from "../../web/data/changed";
import { trainingKey } from "../../web/data/keys";
import { makeQueryClient } from "../../web/lib/http/query-client";

it("reads again what was just being read when sets were stored, so that what was before does not stay", async () => {
  const client = makeQueryClient();
  const answers: ((reps: number) => void)[] = [];
  const shown: unknown[] = [];
  const observer = new QueryObserver(client, {
    queryKey: trainingKey({ of: "workouts", id: 1 }),
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(({ data }) => shown.push(data));
  expect(answers).toHaveLength(1);
  const refreshed = changed(client, "log");
  answers[0]?.(5);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(6);
  await refreshed;
  expect(observer.getCurrentResult().data).toBe(6);
  expect(shown).not.toContain(5);
  stop();
});
