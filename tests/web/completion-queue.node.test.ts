import { describe, expect, it } from "vitest";
import { RequestError } from "../../web/lib/http/request-error";
import { CompletionQueue, type QueuedCompletion } from "../../web/lib/offline/completion-queue";

type Answer = "ok" | "away" | number;

/** A device whose storage several tabs share, and a server that answers as it is told. */
class Device {
  kept: QueuedCompletion[] = [];
  sent: string[] = [];
  answers: Answer[] = [];
  /** What the server has recorded, by key. */
  recorded = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  tab() {
    return new CompletionQueue<string>({
      read: async () => this.kept,
      change: async (next) => {
        this.kept = next(this.kept);
      },
      send: async ({ key, body }) => {
        const answer = this.answers.shift() ?? "ok";
        if (answer === "away") throw new TypeError("Failed to fetch");
        this.sent.push(key);
        if (typeof answer === "number") throw new RequestError(answer, "", { message: `refused with ${answer}` });
        const again = this.recorded.has(key);
        this.recorded.add(key);
        return `${body.completedAt}${again ? " again" : ""}`;
      },
      alone: <T>(work: () => Promise<T>) => {
        const mine = this.last.then(work, work);
        this.last = mine.catch(() => undefined);
        return mine;
      },
    });
  }
}

const training = (key: string): QueuedCompletion => ({
  key,
  path: `/api/workouts/${key}/complete`,
  body: { completedAt: `2026-11-21T0${key}:00:00Z` },
  title: `Workout ${key}`,
  refusal: null,
  failures: 0,
});

describe("a completion", () => {
  it("is sent at once and leaves nothing behind", async () => {
    const device = new Device();
    expect(await device.tab().add(training("1"))).toEqual({ state: "sent", result: "2026-11-21T01:00:00Z" });
    expect(device.kept).toEqual([]);
  });

  it("stays when there is no network, and goes later with its own time, after those before it", async () => {
    const device = new Device();
    device.answers = ["away", "away"];
    const tab = device.tab();
    expect(await tab.add(training("1"))).toEqual({ state: "waiting" });
    expect(await tab.add(training("2"))).toEqual({ state: "waiting" });
    expect(device.kept.map(({ key }) => key)).toEqual(["1", "2"]);

    expect(await tab.add(training("3"))).toEqual({ state: "sent", result: "2026-11-21T03:00:00Z" });
    expect(device.sent).toEqual(["1", "2", "3"]);
    expect(device.kept).toEqual([]);
  });

  it("is kept once, as of the first time, however often it is pressed", async () => {
    const device = new Device();
    device.answers = ["away", "away"];
    const tab = device.tab();
    const first = training("1");
    await tab.add(first);
    await tab.add({ ...first, body: { completedAt: "2026-11-21T09:00:00Z" } });
    expect(device.kept).toEqual([first]);
  });

  it("is sent once when two tabs find the network at the same moment", async () => {
    const device = new Device();
    device.answers = ["away"];
    const [one, two] = [device.tab(), device.tab()];
    await one.add(training("1"));
    await Promise.all([one.flush(), two.flush(), one.flush()]);
    expect(device.sent).toEqual(["1"]);
  });

  it("gets its answer also when another tab has sent it", async () => {
    const device = new Device();
    const [one, two] = [device.tab(), device.tab()];
    const [answer] = await Promise.all([one.add(training("1")), two.flush()]);
    expect(answer.state).toBe("sent");
    expect(device.recorded.size).toBe(1);
    expect(device.kept).toEqual([]);
  });
});

describe("a refusal", () => {
  it("of a fresh one is the screen's to say, and is not kept", async () => {
    const device = new Device();
    device.answers = [422];
    const outcome = await device.tab().add(training("1"));
    expect(outcome.state === "refused" && outcome.error.shown).toBe("refused with 422");
    expect(device.kept).toEqual([]);
  });

  it("of a kept one stays with its words, is not tried again by itself, and holds up no other", async () => {
    const device = new Device();
    device.answers = ["away", "away", 403, "ok"];
    const tab = device.tab();
    await tab.add(training("1"));
    await tab.add(training("2"));
    await tab.flush();
    expect(device.kept.map(({ key, refusal }) => [key, refusal])).toEqual([["1", "refused with 403"]]);
    await tab.flush();
    expect(device.sent).toEqual(["1", "2"]);

    await tab.again("1");
    await tab.flush();
    expect(device.sent).toEqual(["1", "2", "1"]);
    expect(device.kept).toEqual([]);
  });

  it("can be given up", async () => {
    const device = new Device();
    device.answers = ["away", 403];
    const tab = device.tab();
    await tab.add(training("1"));
    await tab.flush();
    await tab.drop("1");
    expect(device.kept).toEqual([]);
  });

  it("for want of a session is none: it waits for the member, and so do those behind it", async () => {
    const device = new Device();
    device.answers = [401];
    const tab = device.tab();
    const outcome = await tab.add(training("1"));
    expect(outcome.state === "refused" && outcome.error.status).toBe(401);
    expect(device.kept.map(({ key, refusal }) => [key, refusal])).toEqual([["1", null]]);

    device.answers = [401];
    await tab.add(training("2"));
    expect(device.sent).toEqual(["1", "1"]);
    await tab.flush();
    expect(device.sent).toEqual(["1", "1", "1", "2"]);
    expect(device.kept).toEqual([]);
  });
});

describe("a server in trouble", () => {
  it("is asked again, in order, and not for ever", async () => {
    const device = new Device();
    device.answers = ["away"];
    const tab = device.tab();
    await tab.add(training("1"));
    device.answers = Array.from({ length: 20 }, () => 503);
    for (let round = 0; round < 20; round += 1) await tab.flush();
    expect(device.sent).toHaveLength(8);
    expect(device.kept[0]?.refusal).toBe("refused with 503");
  });
});
