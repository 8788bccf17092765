import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { CLOSE, COMMUNITY_ROOM, type RoomEvent } from "../../worker/contract/live";
import { user } from "../../worker/db/account";
import { type Browser, errorOf, newMember, PASSWORD, ORIGIN as THEIR_ORIGIN } from "../workers/browser";
import { db, ORIGIN, Person } from "../workers/club";

const UPGRADE = { upgrade: "websocket", origin: ORIGIN };
const room = () => env.ROOM.getByName(COMMUNITY_ROOM);
const open = new Set<Ear>();

afterEach(async () => {
  for (const ear of open) ear.socket.close();
  await Promise.all([...open].map(({ closed }) => closed));
  open.clear();
});

/** A socket, and every frame that has been heard on it. */
class Ear {
  readonly frames: string[] = [];
  readonly closed: Promise<number>;
  isClosed = false;
  private wake = () => {};

  private constructor(readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }) => {
      this.frames.push(String(data));
      this.wake();
    });
    this.closed = new Promise((resolve) =>
      socket.addEventListener("close", ({ code }) => {
        this.isClosed = true;
        resolve(code);
      }),
    );
    socket.accept();
    open.add(this);
  }

  static on(answer: Response): Ear {
    if (!answer.webSocket) throw new Error(`no socket: ${answer.status}`);
    return new Ear(answer.webSocket);
  }
  static of = async (person: Person) => Ear.on(await person.call("GET", "/ws", undefined, UPGRADE));

  /** The room still reaches this one; what it was told before has been heard then. */
  async stillHears(): Promise<void> {
    const postId = 1_000_000 + this.frames.length;
    await room().publish({ type: "post_deleted", postId }, { all: true });
    while (!this.frames.some((frame) => frame.includes(String(postId)))) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** What was heard of others' doing. */
  get told(): RoomEvent[] {
    return this.frames
      .filter((frame) => frame !== "pong")
      .map((frame) => JSON.parse(frame) as RoomEvent)
      .filter((event) => event.type !== "presence" && !(event.type === "post_deleted" && event.postId >= 1_000_000));
  }
}

describe("a client that talks", () => {
  const post = JSON.stringify({
    type: "new_post",
    post: { id: 1, content: "<img src=x onerror=alert(1)>", userId: "x" },
  });
  const FRAMES: [string, string | Uint8Array, number][] = [
    ["5 000 forged posts", post, 5000],
    ["a text of 1 MB", "x".repeat(1_048_576), 1],
    ["1 MB of bytes", new Uint8Array(1_048_576), 1],
    ["JSON of 10 000 levels", "[".repeat(10_000) + "]".repeat(10_000), 1],
    ["5 000 frames of one byte", new Uint8Array(1), 5000],
  ];

  it.each(FRAMES)("is hung up on, and nobody else hears of it: %s", async (_, frame, times) => {
    const [liar, other] = [await Ear.of(await Person.member()), await Ear.of(await Person.member())];
    let sent = 0;
    for (; sent < times && !liar.isClosed; sent += 1) {
      liar.socket.send(frame);
      // Frames leave, and an answer comes, only between turns.
      if (sent % 40 === 39) await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await liar.closed).toBe(CLOSE.policy);
    expect(sent).toBeLessThan(Math.max(times, 2));
    await other.stillHears();
    expect(other.told).toEqual([]);
    expect(other.isClosed).toBe(false);
  });

  it("is hung up on for heartbeats without end, which nobody is woken by, while others beat as they should", async () => {
    const [liar, other] = [await Ear.of(await Person.member()), await Ear.of(await Person.member())];
    other.socket.send("ping");
    while (!liar.isClosed) {
      for (let sent = 0; sent < 20 && !liar.isClosed; sent += 1) liar.socket.send("ping");
      await other.stillHears();
    }
    expect(await liar.closed).toBe(CLOSE.policy);
    expect(other.frames.filter((frame) => frame === "pong")).toHaveLength(1);
    expect(other.isClosed).toBe(false);
  });

  it("says nothing to anybody, whatever it says", async () => {
    const [liar, other] = [await Ear.of(await Person.member()), await Ear.of(await Person.member())];
    const said = [
      post,
      JSON.stringify({ type: "reaction_update", postId: 1, reactions: { fire: 1e9 }, revision: 1e9 }),
      JSON.stringify({ type: "presence", count: -1 }),
      JSON.stringify({ type: "message", conversationId: "of-somebody-else" }),
      '{"__proto__":{"type":"new_post"}}',
      "not json",
      "\u0000",
      "Ping",
      new Uint8Array([0xff, 0xfe]),
    ];
    for (const frame of said) liar.socket.send(frame);
    await other.stillHears();
    expect(other.told).toEqual([]);
    await liar.stillHears();
  });
});

describe("fifty sockets of one member", () => {
  it("are twelve: the oldest make room, and others keep theirs", async () => {
    const [greedy, other] = [await Person.member(), await Ear.of(await Person.member())];
    const ears: Ear[] = [];
    for (let count = 0; count < 50; count += 1) ears.push(await Ear.of(greedy));
    const codes = await Promise.all(ears.slice(0, 38).map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([CLOSE.policy]));
    for (const ear of ears.slice(38)) await ear.stillHears();
    await other.stillHears();
    expect((await room().census()).sockets).toBe(13);
  });
});

describe("a listener", () => {
  it("hears of what is private neither words nor names nor addresses, nor that it happened", async () => {
    const [ana, coach, bo] = [await Person.member(), await Person.admin(), await Person.member()];
    const secret = `secret-${crypto.randomUUID()}`;
    await db.update(user).set({ firstName: "Ana", lastName: secret }).where(eq(user.id, ana.id));
    const [ear, hers] = [await Ear.of(bo), await Ear.of(ana)];
    const done = [
      await ana.post("/api/messages", { content: secret }),
      await coach.post("/api/messages", { content: secret, toUserId: ana.id }),
      await coach.post(`/api/admin/users/${ana.id}/notes`, { content: secret }),
      await coach.put(`/api/admin/community-mutes/${ana.id}`, { days: 1, reason: secret }),
      await coach.delete(`/api/admin/community-mutes/${ana.id}`),
      await ana.call("PATCH", "/api/auth/profile", { firstName: secret }),
    ];
    for (const { status } of done) expect(status).toBeLessThan(300);
    await ear.stillHears();
    await hers.stillHears();
    expect(ear.told).toEqual([]);
    // She is told that there is something, and asks for it.
    expect(hers.told.length).toBeGreaterThan(0);
    for (const event of hers.told) {
      expect(Object.keys(event).sort()).toEqual(event.type === "message" ? ["conversationId", "type"] : ["type"]);
    }
  });

  it("hears of a post no more of its author than everybody sees", async () => {
    const [ana, ear] = [await Person.member(), await Ear.of(await Person.member())];
    const { email } = (await db.select().from(user).where(eq(user.id, ana.id)).get()) ?? { email: "?" };
    const { id } = await (await ana.post("/api/community/posts", { content: "Hello" })).json<{ id: number }>();
    await ana.post(`/api/community/posts/${id}/comments`, { content: "Me too" });
    await ear.stillHears();
    const all = ear.frames.join("\n");
    expect(ear.told.map(({ type }) => type)).toEqual(["new_post", "comment_update"]);
    expect(all).not.toContain(email);
    expect(all).not.toMatch(/@|token|session|role|timeZone|status/i);
  });
});

describe("what ends a session hangs up", () => {
  const earOf = async (browser: Browser) =>
    Ear.on(await browser.send("/ws", { method: "GET", headers: { ...UPGRADE, origin: THEIR_ORIGIN } }));
  const newPassword = "another long enough password";

  it.each<[string, (browser: Browser, id: string) => Promise<Response>]>([
    ["signing out", (browser) => browser.send("/api/logout", { method: "POST" })],
    ["signing out everywhere", (browser) => browser.send("/api/auth/sessions", { method: "DELETE" })],
    [
      "another password",
      (browser) => browser.send("/api/auth/change-password", { body: { currentPassword: PASSWORD, newPassword } }),
    ],
    [
      "an admin who signs the member out",
      async (_, id) => (await Person.admin()).post(`/api/admin/users/${id}/sign-out`),
    ],
  ])("%s", async (_, end) => {
    const { browser, id } = await newMember();
    const ear = await earOf(browser);
    const answer = await end(browser, id);
    expect(answer.status, answer.ok ? "" : JSON.stringify(await errorOf(answer))).toBeLessThan(400);
    expect(await ear.closed).toBe(CLOSE.sessionEnded);
  });

  it("a lower role", async () => {
    const [admin, other] = [await Person.admin(), await Person.admin()];
    const ear = await Ear.of(other);
    expect((await admin.put(`/api/admin/users/${other.id}/role`, { role: "user" })).status).toBe(200);
    expect(await ear.closed).toBe(CLOSE.sessionEnded);
  });
});
