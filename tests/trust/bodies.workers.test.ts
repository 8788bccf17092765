import { beforeAll, describe, expect, it } from "vitest";
import { addressOf } from "../../worker/contract/addresses";
import { errorBodySchema } from "../../worker/contract/errors";
import { ORIGIN, Person } from "../workers/club";
import { WRITES } from "../workers/every-route";
import { everyCount } from "../workers/every-row";
import { site } from "../workers/site";

let admin: Person;

beforeAll(async () => {
  admin = await Person.admin();
});

const send = (method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.fetch(`${ORIGIN}${path}`, {
    method,
    headers: { cookie: admin.cookie, origin: ORIGIN, "content-type": "application/json", ...headers },
    body,
  });
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));

/** Files are what these take, each with a limit of its own. */
const JSON_ONLY = WRITES.filter(
  ({ path }) =>
    path.startsWith("/api/") && !/^\/api\/admin\/(documents\/read|upload-(weekly-document|workout))$/.test(path),
);

describe("a body of more than 1 MB", () => {
  const large = new Uint8Array(1_100_000).fill(0x20);

  it.each(JSON_ONLY)("is refused whoever sends it: $method $path", async ({ method, address }) => {
    const declared = await send(method, address, large, { "content-length": String(large.length) });
    expect(declared.status).toBe(413);
    errorBodySchema.parse(await declared.json());
  });

  it("is refused by what it declares, before any of it is read", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const answer = await send("POST", "/api/posts", endless, { "content-length": "115343360" });
    expect(answer.status).toBe(413);
    expect(pulled).toBeLessThan(3);
  });

  it("is read no further than its limit when it declares nothing", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    expect((await send("POST", "/api/posts", endless)).status).toBe(413);
    expect(pulled).toBeLessThan(24);
  });
});

describe("a body that is no plain JSON", () => {
  const name = (value: string | number[]) => bytes('{"firstName":"', value, '"}');
  const gzip = bytes([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3], "nonsense");
  const CASES: [string, Uint8Array, Record<string, string>, number][] = [
    ["letters that are no UTF-8", name([0xff, 0xfe]), {}, 400],
    ["a letter cut in half", name([0xc3]), {}, 400],
    ["half of a surrogate pair, encoded", name([0xed, 0xa0, 0x80]), {}, 400],
    ["a slash in too many bytes", name([0xc0, 0xaf]), {}, 400],
    ["a byte order mark", bytes([0xef, 0xbb, 0xbf], '{"firstName":"Taken"}'), {}, 400],
    ["UTF-16", bytes([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), {}, 400],
    ["another charset", name("Taken"), { "content-type": "application/json; charset=iso-8859-1" }, 415],
    ["a compressed body", gzip, { "content-encoding": "gzip" }, 400],
    ["nothing", new Uint8Array(0), {}, 400],
    ["one value after another", bytes('{"firstName":"Taken"}{}'), {}, 400],
    ["100 000 open brackets", bytes("[".repeat(100_000)), {}, 400],
    ["100 000 nested objects", bytes('{"a":'.repeat(100_000)), {}, 400],
  ];

  it.each(CASES)("is refused: %s", async (_what, body, headers, status) => {
    const answer = await send("PATCH", "/api/auth/profile", body, headers);
    expect(answer.status).toBe(status);
    errorBodySchema.parse(await answer.json());
    const { firstName } = (await (await admin.get("/api/auth/user")).json()) as { firstName: string };
    expect(firstName).toBe("Test");
  });

  it("is taken with its charset named, and with a name in two words of which the later counts", async () => {
    const answer = await send("PATCH", "/api/auth/profile", '{"firstName":"Early","firstName":"Jörg"}', {
      "content-type": "application/json; charset=UTF-8",
    });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { firstName: string }).firstName).toBe("Jörg");
    await send("PATCH", "/api/auth/profile", '{"firstName":"Test"}');
  });
});

describe("a request of very many parts", () => {
  // What would need more than a moment here takes a time that grows with the square of their number.
  const WITHIN_MS = 2_000;
  const many = (make: (n: number) => string, between: string) =>
    Array.from({ length: 10_000 }, (_, n) => make(n)).join(between);

  it("is answered as fast as any: parameters, keys, and names that share a hash", async () => {
    // Whoever asks for the first page of a run waits until the whole web is made ready.
    await (await site.fetch(`${ORIGIN}${addressOf("signIn")}`)).text();
    const before = await everyCount();
    const start = Date.now();
    for (const path of ["/api/blog", addressOf("signIn"), "/api/workouts", "/api/login"]) {
      const answer = await site.fetch(`${ORIGIN}${path}?${many((n) => `a${n}=${n}`, "&")}`, {
        headers: { cookie: admin.cookie },
        redirect: "manual",
      });
      expect(answer.status).toBeLessThan(500);
      await answer.text();
    }
    const keys = await send("PATCH", "/api/auth/profile", `{${many((n) => `"k${n}":${n}`, ",")}}`);
    const same = await send("PATCH", "/api/auth/profile", `{${many(() => '"k":1', ",")}}`);
    for (const answer of [keys, same]) expect([200, 422]).toContain(answer.status);
    expect(Date.now() - start).toBeLessThan(WITHIN_MS);
    expect(await everyCount()).toEqual(before);
  });
});
