import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ADDRESSES } from "../../worker/contract/addresses";
import { knownPage } from "../../worker/contract/known-pages";
import { session, user } from "../../worker/db/account";
import { firstCallsOf } from "../../worker/features/site/first-calls";
import { db, ORIGIN, Person } from "../workers/club";
import { type Club, newClub, postOf, weekOf, workoutOf } from "../workers/club-calls";
import { site } from "../workers/site";

const DAY_MS = 86_400_000;
let club: Club;
let week: { id: number };
let workout: { id: number };

beforeAll(async () => {
  club = await newClub();
  week = await weekOf(club.member.id, "Their own week");
  workout = await workoutOf(club);
  await postOf(club.member, "What </script><script>alert(1)</script> does");
});

/** Opens a page as a browser's window does. */
function open(path: string, person: Person, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { "sec-fetch-dest": "document", ...(person.cookie ? { cookie: person.cookie } : {}), ...headers };
  return site.fetch(ORIGIN + path, { headers: sent, redirect: "manual" });
}

const BLOCK = /<script type="application\/json" data-answer="([^"]+)" data-headers="([^"]+)"[^>]*>(.*?)<\/script>/gs;

/** By address, what a document brings. */
const broughtBy = async (answer: Response) =>
  new Map(
    [...(await answer.text()).matchAll(BLOCK)].map(([, address = "", , json = ""]) => [address, JSON.parse(json)]),
  );

/** A session that was just renewed: one that is due is left to the call that renews it. */
const renew = (person: Person) =>
  db
    .update(session)
    .set({ expiresAt: new Date(Date.now() + 30 * DAY_MS) })
    .where(eq(session.userId, person.id));

describe("a page of members", () => {
  it("brings what the API answers this member, and is kept nowhere", async () => {
    const [member, other, lapsed] = await Promise.all([Person.member(), Person.member(), Person.lapsed()]);
    await Promise.all([member, other, lapsed].map(renew));
    for (const person of [member, other, lapsed]) {
      for (const path of [
        "/dashboard",
        `/workout/${workout.id}`,
        "/workouts",
        "/community",
        "/messages",
        "/subscription",
      ]) {
        const answer = await open(path, person);
        expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([
          200,
          "no-store",
          null,
        ]);
        expect(answer.headers.get("vary")).toContain("Cookie");
        expect(answer.headers.get("set-cookie")).toBeNull();
        const brought = await broughtBy(answer);
        const answered = new Map<string, unknown>();
        for (const address of firstCallsOf(new URL(path, ORIGIN))) {
          const call = await person.get(address);
          if (call.status === 200) answered.set(address, await call.json());
        }
        expect(Object.fromEntries(brought), path).toEqual(Object.fromEntries(answered));
        expect(brought.get("/api/auth/session").user.id).toBe(person.id);
      }
    }
  });

  it("brings the headers of a list, and nothing that would end its element early", async () => {
    await renew(club.member);
    const text = await (await open("/community", club.member)).text();
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("\\u003c/script>");
    expect(text.endsWith("</html>\n") || text.endsWith("</html>")).toBe(true);
    expect(text).toMatch(/data-answer="\/api\/auth\/session" data-headers="[^"]*X-Unread/i);
  });

  it("brings somebody's own week to nobody else", async () => {
    const path = `/weekly-program/${week.id}`;
    const address = `/api/weekly-programs/${week.id}`;
    expect((await broughtBy(await open(path, club.member))).get(address).title).toBe("Their own week");
    for (const person of [await Person.member(), Person.visitor]) {
      const text = await (await open(path, person)).text();
      expect(text).not.toContain("Their own week");
      expect(text).not.toContain(`data-answer="${address}"`);
    }
  });

  it("brings what the coach sees to the staff only", async () => {
    await renew(club.admin);
    const brought = await broughtBy(await open("/admin", club.admin));
    expect([...brought.keys()]).toContain("/api/admin/attention");
    for (const person of [await Person.member(), await Person.lapsed()]) {
      expect(
        [...(await broughtBy(await open("/admin", person))).keys()].filter((each) => each.includes("admin")),
      ).toEqual([]);
    }
  });

  it("leaves a session that is due to the call that renews it", async () => {
    const member = await Person.member();
    const brought = await broughtBy(await open("/dashboard", member));
    expect([...brought.keys()].sort()).toEqual(["/api/dashboard", "/api/user/stats"]);
    expect((await member.get("/api/auth/session")).headers.get("set-cookie")).toContain("session_token");
  });
});

describe("a page of members comes with what it shows at first", () => {
  const ROOT = /<div id="root">(.*?)<\/div>\s*(?:<noscript>|<\/body>)/s;
  const NAMES = ["Ana", "Bea", "Cleo", "Dita"];
  const called = async (firstName: string) => {
    const person = await Person.member();
    await db.update(user).set({ firstName }).where(eq(user.id, person.id));
    return person;
  };
  const frameOf = async (path: string, person: Person, headers: Record<string, string> = {}) =>
    ROOT.exec(await (await open(path, person, headers)).text())?.[1] ?? "";

  it("made of this member's own answers, also when many open theirs at once", async () => {
    const people = await Promise.all(NAMES.map(called));
    const frames = await Promise.all([...people, ...people].map((person) => frameOf("/dashboard", person)));
    frames.forEach((html, at) => {
      expect(NAMES.filter((name) => html.includes(name))).toEqual([NAMES[at % NAMES.length]]);
    });
  });

  it("on every page that has a frame, without anything that the policy forbids or that is still to come", async () => {
    await renew(club.member);
    await renew(club.admin);
    const ids = { workout: workout.id, weeklyProgram: week.id } as Record<string, number>;
    const pages = Object.entries(ADDRESSES)
      .map(([name, address]) => address.replace(":id", String(ids[name])))
      .map((path) => ({ path, facts: knownPage(path, false)?.facts }))
      .filter(({ facts }) => facts?.frame);
    expect(pages.length).toBeGreaterThan(7);
    for (const { path, facts } of pages) {
      const person = facts?.who === "admin" ? club.admin : club.member;
      const html = await frameOf(path, person);
      expect(html, path).toContain("<h1");
      expect(html, path).not.toMatch(/<script|<template| style="|<!--\$[?!]/);
    }
  });

  it("also when the session is due, whose answer is left to the call that renews it", async () => {
    const member = await called("Etta");
    expect(await frameOf("/dashboard", member)).toContain("Etta");
  });

  it("in the member's own time zone", async () => {
    const member = await Person.member();
    await db.update(user).set({ timeZone: "Pacific/Kiritimati" }).where(eq(user.id, member.id));
    const day = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "Pacific/Kiritimati" }).format(
      new Date(),
    );
    expect(await frameOf("/dashboard", member)).toContain(day);
  });

  it("and to nobody else: neither a visitor, nor a member on a page of the coach's, nor a script", async () => {
    for (const person of [Person.visitor, club.member])
      expect(await frameOf("/admin", person)).not.toContain("attention");
    expect(await frameOf("/dashboard", Person.visitor)).toBe("");
    expect(await frameOf("/dashboard", club.member, { "sec-fetch-dest": "empty" })).toBe("");
  });
});

describe("nothing is brought", () => {
  const plain = async (path: string) => (await open(path, Person.visitor)).text();
  /** A document that may come with a frame asks for its scripts later. */
  const bare = (html: string) =>
    html
      .replace(/<link data-rel=[^>]+>|<(link rel="modulepreload"|script)[^>]+>(<\/script>)?/g, "")
      .replace(/\s+/g, "");

  it("to a visitor, nor with a session that is over, of nobody, or not ours", async () => {
    const [ended, banned, gone] = await Promise.all([Person.member(), Person.member(), Person.member()]);
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.userId, ended.id));
    await db.update(user).set({ banned: true }).where(eq(user.id, banned.id));
    await db.delete(session).where(eq(session.userId, gone.id));
    await db.delete(user).where(eq(user.id, gone.id));
    const forged = gone.cookie.replace(/=.{6}/, "=forged");
    for (const path of ["/dashboard", "/community", "/admin", `/weekly-program/${week.id}`]) {
      const shell = await plain(path);
      expect(shell).not.toContain("data-answer");
      for (const cookie of [
        ended.cookie,
        banned.cookie,
        gone.cookie,
        forged,
        `${ended.cookie}; ${club.member.cookie}`,
      ]) {
        expect(bare(await (await open(path, Person.visitor, { cookie })).text())).toBe(bare(shell));
      }
    }
  });

  it("to a script, which the service worker is too: what it keeps is the page alone, the same for everybody", async () => {
    await open("/dashboard", club.member).then((answer) => answer.text());
    const shell = await plain("/dashboard");
    const { cookie } = club.member;
    for (const headers of [
      { "sec-fetch-dest": "empty", cookie },
      { "sec-fetch-dest": "script", cookie },
      { "sec-fetch-dest": "iframe", cookie },
    ]) {
      expect(await (await open("/dashboard", Person.visitor, headers)).text()).toBe(shell);
    }
    const answer = await site.fetch(`${ORIGIN}/dashboard`, { headers: { cookie } });
    expect([answer.headers.get("cache-control"), await answer.text()]).toEqual(["no-cache", shell]);
  });

  it("with a page that everybody may open", async () => {
    for (const path of ["/sign-in", "/sign-up", "/subscribe"]) {
      expect(await (await open(path, club.member)).text(), path).toBe(await plain(path));
    }
  });
});
