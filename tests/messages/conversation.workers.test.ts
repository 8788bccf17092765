import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { RoomEvent } from "../../worker/contract/live";
import { recipientSchema } from "../../worker/contract/messages";
import { user } from "../../worker/db/account";
import { conversation } from "../../worker/db/messages";
import { film } from "../media/films";
import { db, ORIGIN, Person } from "../workers/club";
import { conversationOf, MESSAGES, read, reply, sent, voiceNote, write } from "../workers/conversation";
import { idOf, uploadedBy } from "../workers/upload";

let coach: Person;
let second: Person;

beforeAll(async () => {
  coach = await Person.admin();
  second = await Person.admin();
});

const CHECK = { content: "Is my back straight?", messageType: "form_check" };

describe("the conversation between a member and the coach", () => {
  it("is written to an admin whom the server names, by everybody with an account", async () => {
    for (const person of [await Person.member(), await Person.lapsed(), await Person.join()]) {
      const to = recipientSchema.parse(await (await person.get(`${MESSAGES}/recipient`)).json());
      const admins = await db.select({ id: user.id }).from(user).where(eq(user.role, "admin"));
      expect(admins.map(({ id }) => id)).toContain(to.id);
      const message = await write(person, { content: " Hello\r\nthere ", messageType: "general" });
      expect(message).toMatchObject({
        fromUserId: person.id,
        fromAdmin: false,
        content: "Hello\nthere",
        isRead: false,
      });
      expect(await read(person, `${MESSAGES}/conversation/${to.id}`)).toEqual([message]);
      expect(await read(person)).toEqual([message]);
    }
  });

  it("is open to somebody who may not write in the community", async () => {
    const member = await Person.member();
    await coach.put(`/api/admin/community-mutes/${member.id}`, { days: 3 });
    expect((await member.post("/api/community/posts", { content: "Hello" })).status).toBe(403);
    expect((await member.post(MESSAGES, { content: "Why?" })).status).toBe(201);
  });

  it("does not let a member choose whose it is, who writes or who reads", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    const forged = { fromUserId: coach.id, toUserId: bo.id, fromAdmin: true, isAdmin: true, conversationId: bo.id };
    const message = await write(ana, { content: "Hi", ...forged });
    expect(message).toMatchObject({ fromUserId: ana.id, fromAdmin: false, conversationId: ana.id });
    expect(await read(bo)).toEqual([]);
  });

  it("is nobody else's", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    await write(ana, { content: "Between us" });
    for (const id of [ana.id, bo.id, "nobody"]) {
      expect((await bo.get(`${MESSAGES}/conversation/${id}`)).status, id).toBe(404);
    }
    expect((await ana.get(conversationOf(ana))).status).toBe(404);
    expect(await read(bo, conversationOf(coach))).toEqual([]);
    for (const path of [MESSAGES, conversationOf(coach), `${MESSAGES}/unread`, `${MESSAGES}/recipient`]) {
      expect((await Person.visitor.get(path)).status, path).toBe(401);
    }
    expect((await Person.visitor.post(MESSAGES, { content: "Hi" })).status).toBe(401);
    // An admin names a member; an admin is none.
    expect((await coach.get(conversationOf(second))).status).toBe(404);
    expect((await coach.get(conversationOf(bo))).status).toBe(200);
  });

  it.each([
    [{}, "Please enter a message or upload media"],
    [{ content: " \n ", messageType: "form_check" }, "Please enter a message or upload media"],
    [{ content: "x".repeat(5001) }, "A message has at most 5000 characters."],
    [
      { content: "Hi", messageType: "praise" },
      "Choose what your message is about: general, form_check or substitution.",
    ],
    [
      { content: "Hi", messageType: "form_check", mediaUrl: "https://evil.test/x.mp4" },
      "Only files that were uploaded here can be attached.",
    ],
    [
      { content: "Hi", messageType: "general", mediaUrl: "/objects/uploads/x" },
      "A photo or a video goes with a form check.",
    ],
  ])("refuses %j", async (body, message) => {
    const answer = await (await Person.member()).post(MESSAGES, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message });
  });

  it("takes a message once under a key, however often it arrives", async () => {
    const member = await Person.member();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => member.call("POST", MESSAGES, { content: "Once" }, headers)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 201]);
    const late = await sent(await member.call("POST", MESSAGES, { content: "Once" }, headers), 200);
    expect(await read(member)).toEqual([late]);
    const row = await db.select().from(conversation).where(eq(conversation.memberId, member.id)).get();
    expect(row?.unreadByAdmins).toBe(1);
  });

  it("is read newest first, page by page", async () => {
    const member = await Person.member();
    for (const content of ["1", "2", "3"]) await write(member, { content });
    const first = await coach.get(`${conversationOf(member)}?limit=2`);
    expect((await first.json<{ content: string }[]>()).map(({ content }) => content)).toEqual(["3", "2"]);
    const rest = await coach.get(`${conversationOf(member)}?limit=2&cursor=${first.headers.get("x-next-cursor")}`);
    expect((await rest.json<{ content: string }[]>()).map(({ content }) => content)).toEqual(["1"]);
    expect(rest.headers.get("x-next-cursor")).toBeNull();
  });

  it("has a limit", async () => {
    const member = await Person.member();
    const answers = await Promise.all(Array.from({ length: 32 }, (_, n) => member.post(MESSAGES, { content: `${n}` })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(await refused[0]?.json()).toMatchObject({ code: "rate_limited" });
  });
});

describe("files in the conversation", () => {
  it("are readable by the member and the staff, and by nobody else", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    const clip = await uploadedBy(ana, film({ codec: "avc1", indexFirst: true }));
    const message = await write(ana, { ...CHECK, mediaUrl: clip.mediaUrl, mediaType: "image" });
    expect(message).toMatchObject({ mediaUrl: clip.mediaUrl, mediaType: "video" });
    const photo = await uploadedBy(second);
    await reply(second, ana, { content: "Like this", mediaUrl: photo.mediaUrl });
    for (const { mediaUrl } of [clip, photo]) {
      for (const person of [ana, coach, second, await Person.coach()])
        expect((await person.get(mediaUrl)).status).toBe(200);
      for (const person of [bo, await Person.lapsed()]) expect((await person.get(mediaUrl)).status).toBe(404);
      expect((await Person.visitor.get(mediaUrl)).status).toBe(401);
    }
  });

  it("are the sender's own uploads", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    const { mediaUrl } = await uploadedBy(ana);
    expect((await bo.post(MESSAGES, { ...CHECK, mediaUrl })).status).toBe(403);
    expect(await read(bo)).toEqual([]);
    expect(
      (await ana.post(MESSAGES, { content: "", messageType: "form_check", mediaUrl: `${ORIGIN}${mediaUrl}` })).status,
    ).toBe(201);
  });

  it("may be a recording of an admin's only, and stay closed to who was an admin", async () => {
    const [ana, former] = [await Person.member(), await Person.admin()];
    const voice = await uploadedBy(former, voiceNote());
    expect(voice).toMatchObject({ mediaType: "audio", contentType: "audio/webm" });
    const clip = await uploadedBy(ana);
    await write(ana, { ...CHECK, mediaUrl: clip.mediaUrl });
    const message = await reply(former, ana, { mediaUrl: voice.mediaUrl });
    expect(message).toMatchObject({ mediaType: "audio", content: "" });
    expect((await ana.get(voice.mediaUrl)).status).toBe(200);
    await db.update(user).set({ role: "user" }).where(eq(user.id, former.id));
    expect((await former.get(clip.mediaUrl)).status).toBe(404);
    expect((await ana.post("/api/objects/upload", { contentType: "audio/webm" })).status).toBe(415);
  });

  it("are let go when the member's account goes", async () => {
    const ana = await Person.member();
    const photo = await uploadedBy(coach);
    await reply(coach, ana, { mediaUrl: photo.mediaUrl });
    await db.delete(user).where(eq(user.id, ana.id));
    expect((await coach.get(conversationOf(ana))).status).toBe(404);
    expect((await second.get(photo.mediaUrl)).status).toBe(404);
    expect(idOf(photo.mediaUrl)).not.toBe("");
  });
});

describe("an admin's reply", () => {
  it("goes to the member that it names", async () => {
    const member = await Person.member();
    for (const [body, status] of [
      [{ content: "Hi" }, 422],
      [{ content: "Hi", toUserId: "nobody" }, 404],
      [{ content: "Hi", toUserId: second.id }, 404],
    ] as const) {
      expect((await coach.post(MESSAGES, body)).status).toBe(status);
    }
    const message = await reply(coach, member, { content: "Welcome" });
    expect(message).toMatchObject({ fromUserId: coach.id, fromAdmin: true, conversationId: member.id });
    expect(await read(member)).toEqual([message]);
  });

  it("carries remarks on moments of a clip that this member has sent", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    const clip = await uploadedBy(ana, film({ codec: "avc1", indexFirst: true }));
    const { id } = await write(ana, { ...CHECK, mediaUrl: clip.mediaUrl });
    const words = await write(ana, { content: "No clip here" });
    const remarks = [
      {
        at: 1.25,
        text: "The knee falls in here.",
        shapes: [
          {
            kind: "line",
            points: [
              [0.1, 0.2],
              [0.3, 0.4],
            ],
          },
          {
            kind: "angle",
            points: [
              [0.1, 0.2],
              [0.3, 0.4],
              [0.5, 0.4],
            ],
          },
          {
            kind: "circle",
            points: [
              [0.5, 0.5],
              [0.6, 0.5],
            ],
          },
        ],
      },
    ];
    const message = await reply(coach, ana, { review: { messageId: id, remarks } });
    const media = { mediaUrl: clip.mediaUrl, mediaType: "video" };
    expect(message.review).toEqual({ messageId: id, media, remarks });
    expect((await read(ana))[0]?.review).toEqual(message.review);
    const refused: [Person, unknown, unknown][] = [
      [bo, id, remarks],
      [ana, words.id, remarks],
      [ana, message.id, remarks],
      [
        ana,
        id,
        [
          {
            ...remarks[0],
            shapes: [
              {
                kind: "angle",
                points: [
                  [0, 0],
                  [1, 1],
                ],
              },
            ],
          },
        ],
      ],
      [
        ana,
        id,
        [
          {
            ...remarks[0],
            shapes: [
              {
                kind: "line",
                points: [
                  [0, 0],
                  [1, 2],
                ],
              },
            ],
          },
        ],
      ],
      [ana, id, [{ ...remarks[0], text: " " }]],
      [ana, id, []],
    ];
    for (const [to, messageId, said] of refused) {
      const answer = await coach.post(MESSAGES, { toUserId: to.id, review: { messageId, remarks: said } });
      expect(answer.status, JSON.stringify(said)).toBe(422);
    }
    // A member's remarks are not read.
    expect((await write(ana, { content: "Thanks", review: { messageId: id, remarks } })).review).toBeNull();
  });
});

describe("the live room", () => {
  it("tells both sides that something is new, without content, and nobody else", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    const [hers, his, admins] = [await ear(ana), await ear(bo), await ear(second)];
    await write(ana, { content: "A secret" });
    const event = { type: "message", conversationId: ana.id };
    expect(await hers.next()).toEqual(event);
    expect(await admins.next()).toEqual(event);
    await write(bo, { content: "His own" });
    expect(await his.next()).toEqual({ type: "message", conversationId: bo.id });
    for (const each of [hers, his, admins]) each.close();
  });
});

async function ear(person: Person) {
  const { webSocket } = await person.call("GET", "/ws", undefined, { upgrade: "websocket", origin: ORIGIN });
  if (!webSocket) throw new Error("no socket");
  const heard: RoomEvent[] = [];
  let wake = () => {};
  webSocket.addEventListener("message", ({ data }) => {
    const event = JSON.parse(String(data)) as RoomEvent;
    if (event.type !== "presence") heard.push(event);
    wake();
  });
  webSocket.accept();
  return {
    async next(): Promise<RoomEvent | undefined> {
      while (heard.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return heard.shift();
    },
    close: () => webSocket.close(),
  };
}
