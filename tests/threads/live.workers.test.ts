import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RoomEvent } from "../../worker/contract/live";
import { ORIGIN, Person } from "../workers/club";
import { weekOf } from "../workers/club-calls";

let ana: Person;
let bo: Person;
let admin: Person;
const open: WebSocket[] = [];

beforeAll(async () => {
  [ana, bo, admin] = await Promise.all([Person.member(), Person.member(), Person.admin()]);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** What somebody hears of threads about training. */
async function listen(person: Person) {
  const answer = await person.call("GET", "/ws", undefined, { upgrade: "websocket", origin: ORIGIN });
  const { webSocket } = answer;
  if (!webSocket) throw new Error(`no socket: ${answer.status}`);
  const heard: Extract<RoomEvent, { type: "thread_update" }>[] = [];
  let wake = () => {};
  webSocket.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as RoomEvent;
    if (event.type === "thread_update") heard.push(event);
    wake();
  });
  webSocket.accept();
  open.push(webSocket);
  return async (count: number) => {
    while (heard.length < count) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return heard;
  };
}

const say = (person: Person, day: number, content: string) =>
  person.post(`/api/daily-workouts/${day}/comments`, { content });

describe("what the room tells of a thread about training", () => {
  it("reaches everybody of everybody's week, and of a private one its member and the staff alone", async () => {
    const [everybodys, own] = [await weekOf(), await weekOf(ana.id)];
    const [ofAna, ofBo, ofAdmin] = [await listen(ana), await listen(bo), await listen(admin)];
    await say(ana, own.day, "In private");
    await say(bo, everybodys.day, "Before everybody");
    const at = ({ programId, dayOfWeek, workoutId, commentCount }: Awaited<ReturnType<typeof ofBo>>[number]) => ({
      programId,
      dayOfWeek,
      workoutId,
      commentCount,
    });
    const inPrivate = { programId: own.id, dayOfWeek: 1, workoutId: null, commentCount: 1 };
    const before = { programId: everybodys.id, dayOfWeek: 1, workoutId: null, commentCount: 1 };
    expect((await ofBo(1)).map(at)).toEqual([before]);
    for (const ears of [ofAna, ofAdmin]) {
      const heard = (await ears(2)).map(at);
      expect(heard).toHaveLength(2);
      expect(heard).toEqual(expect.arrayContaining([inPrivate, before]));
    }
  });
});
