import { createExecutionContext, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CommentAnswer, FeedPost } from "../../worker/contract/community";
import { CLOSE, COMMUNITY_ROOM, type RoomEvent } from "../../worker/contract/live";
import { session } from "../../worker/db/account";
import { communityPost } from "../../worker/db/community";
import worker from "../../worker/index";
import { newMember } from "../workers/browser";
import { db, ORIGIN, Person } from "../workers/club";

const POSTS = "/api/community/posts";
const UPGRADE = { upgrade: "websocket", origin: ORIGIN };

let ana: Person;
let bo: Person;
let admin: Person;
const open = new Set<Ear>();

beforeAll(async () => {
  [ana, bo, admin] = await Promise.all([Person.member(), Person.member(), Person.admin()]);
});

afterEach(async () => {
  for (const ear of open) ear.socket.close();
  await Promise.all([...open].map((ear) => ear.closed));
  open.clear();
});

/** A socket of somebody's, and what has been heard on it. Presence is kept apart: it comes when it comes. */
class Ear {
  readonly heard: RoomEvent[] = [];
  readonly presence: number[] = [];
  pongs = 0;
  readonly closed: Promise<number>;
  private wake = () => {};

  private constructor(readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }) => {
      if (data === "pong") this.pongs += 1;
      else {
        const event = JSON.parse(String(data)) as RoomEvent;
        if (event.type === "presence") this.presence.push(event.count);
        else this.heard.push(event);
      }
      this.wake();
    });
    this.closed = new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
    socket.accept();
    open.add(this);
  }

  static async of(person: Person): Promise<Ear> {
    return Ear.on(await person.call("GET", "/ws", undefined, UPGRADE));
  }

  static on(answer: Response): Ear {
    if (!answer.webSocket) throw new Error(`no socket: ${answer.status}`);
    return new Ear(answer.webSocket);
  }

  async until(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The events up to and with the first of a kind. */
  async hears(type: RoomEvent["type"]): Promise<RoomEvent[]> {
    await this.until(() => this.heard.some((event) => event.type === type));
    return this.heard.splice(0, this.heard.findIndex((event) => event.type === type) + 1);
  }
}

/** Has the room count until the ears have heard the number. */
async function untilCounted(ears: (Ear | undefined)[], count: number): Promise<void> {
  for (let tries = 0; !ears.every((ear) => ear?.presence.at(-1) === count); tries += 1) {
    if (tries > 200) throw new Error(`counted ${ears.map((ear) => ear?.presence.at(-1))} instead of ${count}`);
    await runDurableObjectAlarm(room());
  }
}

const room = () => env.ROOM.getByName(COMMUNITY_ROOM);

/** Apart from a count, the room only wakes when a session ends. */
async function isCountDue(): Promise<boolean> {
  const alarm = await runInDurableObject(room(), (_, { storage }) => storage.getAlarm());
  return alarm !== null && alarm < Date.now() + 60_000;
}

describe("a socket", () => {
  it("is only for somebody with a living session, from the site itself", async () => {
    const asks = (person: Person, headers: Record<string, string>) => person.call("GET", "/ws", undefined, headers);
    expect((await asks(Person.visitor, UPGRADE)).status).toBe(401);
    expect((await asks(ana, {})).status).toBe(426);
    for (const origin of ["https://evil.example", "null", `${ORIGIN}.evil.example`, "https://localhost:8787"]) {
      expect((await asks(ana, { ...UPGRADE, origin })).status).toBe(403);
    }
    expect((await asks(ana, { ...UPGRADE, "sec-fetch-site": "cross-site" })).status).toBe(403);
    const gone = await Person.member();
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(session.userId, gone.id));
    expect((await asks(gone, UPGRADE)).status).toBe(401);
    const forged = { ...UPGRADE, "x-user-id": ana.id, "x-session-expires-at": "9999999999999", "x-role": "admin" };
    expect((await asks(Person.visitor, forged)).status).toBe(401);
  });

  it("hears its heartbeat answered", async () => {
    const ear = await Ear.of(ana);
    ear.socket.send("ping");
    await ear.until(() => ear.pongs === 1);
  });

  it("never hears what another client claims", async () => {
    const [liar, ear] = [await Ear.of(ana), await Ear.of(bo)];
    for (const frame of [
      JSON.stringify({ type: "new_post", post: { id: 1, content: "forged" } }),
      JSON.stringify({ type: "reaction_update", postId: 1, reactions: { fire: 99 } }),
      "[".repeat(4000),
      new Uint8Array([0, 1, 2]),
    ]) {
      liar.socket.send(frame);
    }
    await room().publish({ type: "post_deleted", postId: 42 }, { all: true });
    expect(await ear.hears("post_deleted")).toEqual([{ type: "post_deleted", postId: 42 }]);
  });

  it("is closed when it sends too much or too large frames, and as the oldest of too many", async () => {
    const [big, loud] = [await Ear.of(ana), await Ear.of(ana)];
    big.socket.send("x".repeat(5000));
    for (let n = 0; n < 21; n += 1) loud.socket.send("{}");
    expect([await big.closed, await loud.closed]).toEqual([CLOSE.policy, CLOSE.policy]);
    const oldest = await Ear.of(bo);
    for (let n = 0; n < 12; n += 1) await Ear.of(bo);
    expect(await oldest.closed).toBe(CLOSE.policy);
  });

  it("is closed by a sign-out, while others stay", async () => {
    const leaver = await Person.member();
    const [gone, stays] = [await Ear.of(leaver), await Ear.of(bo)];
    await leaver.post("/api/logout");
    expect(await gone.closed).toBe(CLOSE.sessionEnded);
    stays.socket.send("ping");
    await stays.until(() => stays.pongs === 1);
  });

  it("does not outlive a session that ended while it was being opened", async () => {
    const leaver = await Person.member();
    const late = {
      getByName: (name: string) => ({
        fetch: async (request: Request) => {
          await db.delete(session).where(eq(session.userId, leaver.id));
          return env.ROOM.getByName(name).fetch(request);
        },
        kick: (userId: string) => env.ROOM.getByName(name).kick(userId),
      }),
    };
    const request = new Request(`${ORIGIN}/ws`, { headers: { ...UPGRADE, cookie: leaver.cookie } });
    const settings = { ...env, ROOM: late } as never;
    const ear = Ear.on(await worker.fetch(request as never, settings, createExecutionContext()));
    expect(await ear.closed).toBe(CLOSE.sessionEnded);
  });

  it("is closed by itself when its session runs out", async () => {
    const person = await Person.member();
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() + 2000) })
      .where(eq(session.userId, person.id));
    expect(await (await Ear.of(person)).closed).toBe(CLOSE.sessionEnded);
  });
});

describe("the room", () => {
  it("tells others what the API has committed, as everybody may see it", async () => {
    const ear = await Ear.of(bo);
    const post = await (await ana.post(POSTS, { content: "Live" })).json<FeedPost>();
    const { ownReactions: _, hasReported: __, ...asForAll } = post;
    expect(await ear.hears("new_post")).toEqual([{ type: "new_post", post: asForAll }]);

    const path = `${POSTS}/${post.id}`;
    await ana.post(`${path}/reactions`, { reactionType: "fire" });
    const reactions = { support: 0, motivation: 0, fire: 1 };
    expect(await ear.hears("reaction_update")).toEqual([
      { type: "reaction_update", postId: post.id, reactions, revision: post.revision + 1 },
    ]);

    const said = await (await ana.post(`${path}/comments`, { content: "Me first" })).json<CommentAnswer>();
    const { comment, ...counts } = said;
    expect(await ear.hears("comment_update")).toEqual([
      { type: "comment_update", postId: post.id, ...counts, change: { kind: "added", comment } },
    ]);
    await ana.delete(`/api/community/comments/${comment.id}`);
    expect(await ear.hears("comment_update")).toMatchObject([{ commentCount: 0, change: { kind: "removed" } }]);

    await ana.put(path, { content: "Live, edited" });
    expect(await ear.hears("post_update")).toMatchObject([{ post: { content: "Live, edited" } }]);
    await ana.delete(path);
    expect(await ear.hears("post_deleted")).toEqual([{ type: "post_deleted", postId: post.id }]);
    await admin.post("/api/admin/pinned-messages", { title: "Hear", content: "this" });
    expect(await ear.hears("pinned_update")).toEqual([{ type: "pinned_update" }]);
  });

  it("says nothing of what happens to a hidden post, and gives it back when it is kept", async () => {
    const ear = await Ear.of(bo);
    const post = await (await ana.post(POSTS, { content: "Disputed" })).json<FeedPost>();
    const path = `${POSTS}/${post.id}`;
    for (const person of [bo, await Person.member()]) await person.post(`${path}/report`, { reason: "other" });
    expect((await ear.hears("post_hidden")).at(-1)).toMatchObject({ postId: post.id, userId: ana.id });
    await ana.put(path, { content: "Behind the curtain" });
    await ana.post(`${path}/comments`, { content: "Psst" });
    await ana.post(`${path}/reactions`, { reactionType: "fire" });
    await admin.post(`/api/admin/moderation/${post.id}`, { decision: "keep" });
    expect(await ear.hears("post_update")).toMatchObject([
      { type: "post_update", post: { id: post.id, isHidden: false, commentCount: 1 } },
    ]);
  });

  it("says that a comment is hidden without saying it, and gives it back when it is kept", async () => {
    const ear = await Ear.of(bo);
    const post = await (await ana.post(POSTS, { content: "About it" })).json<FeedPost>();
    const { comment } = await (
      await ana.post(`${POSTS}/${post.id}/comments`, { content: "Secret" })
    ).json<CommentAnswer>();
    for (const person of [bo, await Person.member()]) {
      await person.post(`/api/community/comments/${comment.id}/report`, { reason: "private" });
    }
    await ear.until(() => ear.heard.filter(({ type }) => type === "comment_update").length === 2);
    expect(ear.heard.at(-1)).toMatchObject({
      postId: post.id,
      commentCount: 1,
      change: { kind: "hidden", id: comment.id, userId: ana.id },
    });
    ear.heard.length = 0;
    await ana.put(`/api/community/comments/${comment.id}`, { content: "Still secret" });
    await admin.post(`/api/admin/moderation/comments/${comment.id}`, { decision: "keep" });
    expect(await ear.hears("comment_update")).toMatchObject([
      { change: { kind: "edited", comment: { id: comment.id, content: "Still secret", isHidden: false } } },
    ]);
  });

  it("tells what is personal only to those concerned, on all their sockets", async () => {
    const quiet = await Person.member();
    const [phone, laptop, coach, other] = [
      await Ear.of(quiet),
      await Ear.of(quiet),
      await Ear.of(admin),
      await Ear.of(bo),
    ];
    await admin.put(`/api/admin/community-mutes/${quiet.id}`, { days: 1 });
    for (const ear of [phone, laptop, coach]) expect(await ear.hears("notice")).toEqual([{ type: "notice" }]);
    await room().publish({ type: "message", conversationId: "c1" }, { userId: bo.id });
    expect(await other.hears("message")).toEqual([{ type: "message", conversationId: "c1" }]);
    await room().publish({ type: "pinned_update" }, { all: true });
    expect(await phone.hears("pinned_update")).toHaveLength(1);
  });

  it("counts people, not sockets, and tells newcomers", async () => {
    const [first, second, third] = [await Ear.of(ana), await Ear.of(ana), await Ear.of(bo)];
    await untilCounted([first, second, third], 2);
    third.socket.close();
    await third.closed;
    await untilCounted([first], 1);
    await untilCounted([await Ear.of(ana)], 1);
  });

  it("knows after a sleep who listens, and until when", async () => {
    const person = await Person.member();
    const expiresAt = new Date(Date.now() + 3000);
    await db.update(session).set({ expiresAt }).where(eq(session.userId, person.id));
    const [short, phone, laptop, coach] = [
      await Ear.of(person),
      await Ear.of(ana),
      await Ear.of(ana),
      await Ear.of(admin),
    ];
    await evictDurableObject(room());
    expect(await room().census()).toEqual({ sockets: 4, people: 3 });
    await room().publish({ type: "notice" }, { userId: ana.id });
    for (const ear of [phone, laptop]) expect(await ear.hears("notice")).toHaveLength(1);
    await room().publish({ type: "pinned_update" }, { all: true });
    expect(await coach.hears("pinned_update")).toEqual([{ type: "pinned_update" }]);
    await evictDurableObject(room());
    expect(await short.closed).toBe(CLOSE.sessionEnded);
    await untilCounted([phone, coach], 2);
  });

  it("that cannot be reached fails no post", async () => {
    const { browser } = await newMember();
    const broken = { getByName: () => ({ publish: () => Promise.reject(new Error("unreachable")) }) };
    const content = crypto.randomUUID();
    const answer = await browser.send(POSTS, { body: { content }, settings: { ROOM: broken as never } });
    expect(answer.status).toBe(201);
    expect(await db.$count(communityPost, eq(communityPost.content, content))).toBe(1);
  });
});

describe("presence", () => {
  it("is told to a socket that comes when nothing else is due", async () => {
    const ear = await Ear.of(ana);
    await untilCounted([ear], 1);
    while (await isCountDue()) await runDurableObjectAlarm(room());
    const headers = { ...UPGRADE, "x-user-id": bo.id, "x-session-expires-at": String(Date.now() + 3_600_000) };
    const late = Ear.on(await room().fetch(`${ORIGIN}/ws`, { headers }));
    expect(await isCountDue()).toBe(true);
    await untilCounted([ear, late], 2);
  });
});
