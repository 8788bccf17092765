import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { confirmationNeedsSchema, currentUserSchema } from "../../worker/contract/account";
import type { FeedPost } from "../../worker/contract/community";
import { DEFAULT_GYMS } from "../../worker/contract/gym";
import { dashboardSchema } from "../../worker/contract/progress";
import { trainingPreferencesSchema } from "../../worker/contract/training";
import { mediaClaim } from "../../worker/db/media";
import { objectKey } from "../../worker/features/media/object-key";
import { sweepMedia } from "../../worker/features/media/sweep-media";
import { errorOf } from "../workers/browser";
import { db, ORIGIN, Person } from "../workers/club";
import { idOf, uploadedBy } from "../workers/upload";

const change = (person: Person, body: object) => person.call("PATCH", "/api/auth/profile", body);
const claimsOf = (person: Person) => db.select().from(mediaClaim).where(eq(mediaClaim.placeId, person.id));

describe("the photo", () => {
  it("is shown wherever its member is, to members only", async () => {
    const [person, other] = [await Person.member(), await Person.lapsed()];
    const { mediaUrl } = await uploadedBy(person);
    expect((await other.get(mediaUrl)).status).toBe(404);
    const changed = currentUserSchema.parse(
      await (await change(person, { profileImageUrl: ORIGIN + mediaUrl })).json(),
    );
    expect(changed).toMatchObject({ profileImageUrl: mediaUrl, firstName: "Test" });
    expect(await (await person.get("/api/auth/user")).json()).toMatchObject({ profileImageUrl: mediaUrl });
    const post = (await (await person.post("/api/community/posts", { content: "Here I am" })).json()) as FeedPost;
    const seen = (await (await other.get(`/api/community/posts/${post.id}`)).json()) as FeedPost;
    expect(seen.user.profileImageUrl).toBe(mediaUrl);
    expect((await other.get(mediaUrl)).status).toBe(200);
    expect((await Person.visitor.get(mediaUrl)).status).toBe(401);
  });

  it("lets go of the one before, whose bytes are swept, and may be taken away", async () => {
    const [person, other] = [await Person.member(), await Person.member()];
    const [first, second] = [await uploadedBy(person), await uploadedBy(person)];
    await change(person, { profileImageUrl: first.mediaUrl });
    await change(person, { profileImageUrl: second.mediaUrl });
    expect((await claimsOf(person)).map(({ mediaId }) => mediaId)).toEqual([idOf(second.mediaUrl)]);
    expect((await other.get(first.mediaUrl)).status).toBe(404);
    await sweepMedia(env, db, new Date(Date.now() + 25 * 3_600_000));
    expect(await env.MEDIA.head(objectKey(idOf(first.mediaUrl)))).toBeNull();
    expect((await other.get(second.mediaUrl)).status).toBe(200);
    // What says nothing of the photo leaves it; the same again changes nothing.
    await change(person, { firstName: "Rui" });
    await change(person, { profileImageUrl: second.mediaUrl });
    expect((await claimsOf(person)).length).toBe(1);
    expect(await (await change(person, { profileImageUrl: null })).json()).toMatchObject({
      profileImageUrl: null,
      firstName: "Rui",
    });
    expect(await claimsOf(person)).toEqual([]);
    expect((await other.get(second.mediaUrl)).status).toBe(404);
  });

  it("is an upload of one's own, and a picture", async () => {
    const [person, other] = [await Person.member(), await Person.member()];
    const { mediaUrl } = await uploadedBy(other);
    const refused = async (profileImageUrl: string) => {
      const answer = await change(person, { profileImageUrl });
      return [answer.status, (await errorOf(answer)).code];
    };
    expect(await refused(mediaUrl)).toEqual([403, "not_your_upload"]);
    expect(await refused("https://evil.example/x.png")).toEqual([422, "not_an_upload"]);
    expect(await refused("javascript:alert(1)")).toEqual([422, "not_an_upload"]);
    expect(await (await person.get("/api/auth/user")).json()).toMatchObject({ profileImageUrl: null });
  });
});

describe("the weekly target", () => {
  it("is none unless set, is shown by the dashboard, and leaves the unit alone", async () => {
    const person = await Person.member();
    const read = async () =>
      trainingPreferencesSchema.parse(await (await person.get("/api/user/training-preferences")).json());
    const put = (body: object) => person.put("/api/user/training-preferences", body);
    const shown = async () => dashboardSchema.parse(await (await person.get("/api/dashboard")).json()).weeklyTarget;
    const gyms = { kg: { ...DEFAULT_GYMS.kg }, lb: { ...DEFAULT_GYMS.lb } };
    expect([await read(), await shown()]).toEqual([{ weightUnit: "kg", weeklyTarget: null, gyms, rolls: false }, null]);
    expect(await (await put({ weeklyTarget: 4 })).json()).toEqual({
      weightUnit: "kg",
      weeklyTarget: 4,
      gyms,
      rolls: false,
    });
    await put({ weightUnit: "lb" });
    expect([await read(), await shown()]).toEqual([{ weightUnit: "lb", weeklyTarget: 4, gyms, rolls: false }, 4]);
    await put({});
    for (const weeklyTarget of [0, 8, 2.5, "3"]) expect((await put({ weeklyTarget })).status).toBe(422);
    expect(await read()).toEqual({ weightUnit: "lb", weeklyTarget: 4, gyms, rolls: false });
    expect(await (await put({ weeklyTarget: null })).json()).toEqual({
      weightUnit: "lb",
      weeklyTarget: null,
      gyms,
      rolls: false,
    });
  });
});

describe("the member's gym", () => {
  it("is the usual one unless set, one for each unit", async () => {
    const person = await Person.member();
    const put = (body: object) => person.put("/api/user/training-preferences", body);
    const home = { bar: 15, plates: [10, 5, 2.5], step: 2 };
    expect(await (await put({ gyms: { kg: { ...home, plates: [2.5, 10, 5, 10] } } })).json()).toMatchObject({
      gyms: { kg: home, lb: DEFAULT_GYMS.lb },
    });
    const other = { bar: 35, plates: [45, 10], step: 5 };
    expect(await (await put({ gyms: { lb: other } })).json()).toMatchObject({ gyms: { kg: home, lb: other } });
    for (const wrong of [{ bar: -1 }, { plates: [] }, { plates: [0] }, { step: 0 }]) {
      expect((await put({ gyms: { kg: { ...home, ...wrong } } })).status).toBe(422);
    }
  });
});

describe("what is asked before something is done for good", () => {
  it("is told beforehand", async () => {
    const person = await Person.join();
    const needs = confirmationNeedsSchema.parse(await (await person.get("/api/auth/confirmation")).json());
    expect(needs).toEqual({ hasPassword: false, isFresh: true });
  });
});
