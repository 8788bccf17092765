import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { session, user } from "../../worker/db/account";
import { db, ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";

let member: Person;

beforeAll(async () => {
  member = await Person.member();
});

describe("every answer", () => {
  it("carries the security headers and a request id, errors too", async () => {
    for (const path of ["/api/health", "/api/user/stats", "/api/nothing"]) {
      const { headers } = await Person.visitor.get(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("is JSON in words for calls that do not exist", async () => {
    for (const path of ["/api/nothing", "/api/admin/../nothing", "/objects/x", "/dev/nothing"]) {
      const answer = await member.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      errorBodySchema.parse(await answer.json());
    }
  });

  it("never opens an admin route by another spelling", async () => {
    for (const path of [
      "//api/admin/weekly-programs",
      "/api/ADMIN/weekly-programs",
      "/api/admin%2fweekly-programs",
      "/api/admin/weekly-programs/",
    ]) {
      const answer = await member.get(path);
      expect([path, answer.status === 200 && answer.headers.get("content-type")?.includes("json")]).toEqual([
        path,
        false,
      ]);
    }
  });
});

describe("writes from elsewhere", () => {
  const path = "/api/auth/profile";

  it("are refused when another site makes them in a member's browser", async () => {
    const elsewhere: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `${ORIGIN}.evil.example` },
      { origin: "https://localhost:8787" },
      { origin: "http://localhost:9999" },
      { origin: ORIGIN, "sec-fetch-site": "cross-site" },
    ];
    for (const headers of elsewhere) {
      const answer = await member.call("PATCH", path, { firstName: "Taken" }, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
    const kept = await db.select().from(user).where(eq(user.id, member.id)).get();
    expect(kept?.firstName).toBe("Test");
  });

  it("are refused as another type than JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      const answer = await member.call("PATCH", path, { firstName: "Taken" }, { "content-type": type });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });
});

describe("bodies", () => {
  it("that are not JSON are a 400 in words", async () => {
    for (const raw of ["{", "[".repeat(100_000), '{"a":', "\uFEFFnope"]) {
      const answer = await site.fetch(`${ORIGIN}/api/auth/profile`, {
        method: "PATCH",
        headers: { cookie: member.cookie, origin: ORIGIN, "content-type": "application/json" },
        body: raw,
      });
      expect(answer.status).toBe(400);
      errorBodySchema.parse(await answer.json());
    }
  });

  it("of more than 1 MB are refused before they are read as JSON", async () => {
    const answer = await member.call("PATCH", "/api/auth/profile", { firstName: "a".repeat(1_100_000) });
    expect(answer.status).toBe(413);
  });
});

describe("a session", () => {
  it("is worth nothing when its cookie was touched", async () => {
    const flipped = member.cookie.replace(/.(?=[^.]*$)/, (ch) => (ch === "A" ? "B" : "A"));
    for (const bad of [
      flipped,
      "longroll.session_token=",
      `longroll.session_token=${"x".repeat(4000)}`,
      "longroll.session_token=%E0%A4%A",
      "longroll.session_token=a.b",
    ]) {
      const answer = await site.fetch(`${ORIGIN}/api/user/stats`, { headers: { cookie: bad } });
      expect([bad.slice(0, 60), answer.status]).toEqual([bad.slice(0, 60), 401]);
    }
  });

  it("ends at once when it is revoked, has run out, or its account is banned", async () => {
    for (const end of [
      (id: string) => db.delete(session).where(eq(session.userId, id)),
      (id: string) =>
        db
          .update(session)
          .set({ expiresAt: new Date(Date.now() - 1) })
          .where(eq(session.userId, id)),
      (id: string) => db.update(user).set({ banned: true }).where(eq(user.id, id)),
    ]) {
      const person = await Person.member();
      expect((await person.get("/api/user/stats")).status).toBe(200);
      await end(person.id);
      expect((await person.get("/api/user/stats")).status).toBe(401);
    }
  });

  it("follows a changed role on the next call", async () => {
    const person = await Person.admin();
    expect((await person.get("/api/admin/weekly-programs")).status).toBe(200);
    await db.update(user).set({ role: "user" }).where(eq(user.id, person.id));
    expect((await person.get("/api/admin/weekly-programs")).status).toBe(403);
  });
});
