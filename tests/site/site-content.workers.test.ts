import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { optionName, optionsListed, shownSections } from "../../worker/contract/day-options";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import { LOGO_SIZES, type Logo } from "../../worker/contract/logo-pictures";
import { type SiteContent, type SiteState, siteStateSchema } from "../../worker/contract/site-content";
import { auditLog } from "../../worker/db/account";
import { readWeek } from "../../worker/documents/read-week";
import { receivedMail } from "../../worker/features/consultations/mails";
import { sweepMedia } from "../../worker/features/media/sweep-media";
import { PUBLIC_PATHS } from "../../worker/features/site/page-heads";
import { knowSiteAnew } from "../../worker/features/site/site-in-force";
import { docx, paragraphs } from "../documents/make-documents";
import { db, ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";
import { addressFor, put, uploadedBy } from "../workers/upload";

const OF_ANOTHER: Partial<SiteContent> = {
  name: "Northmat",
  tagline: "Hold the line.",
  description: "Strength for wrestlers of the north, a week at a time.",
  accent: "#0047ab",
  timeZone: "Europe/Oslo",
  coach: { firstName: "Ida", lastName: "Berg", title: "Owner" },
  support: { email: "help@northmat.test", replyWithinHours: 48 },
  social: [{ name: "Instagram", href: "https://www.instagram.com/northmat" }],
  guarantees: { moneyBackDays: 14, membershipRefundDays: 21 },
};

let admin: Person;
const state = async () => siteStateSchema.parse(await (await admin.get("/api/admin/site")).json());
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.fetch(`${ORIGIN}${path}`, { headers });
  return { answer, html: await answer.text() };
};
const saved = async (changes: Partial<SiteContent>) => {
  const { since, content } = await state();
  return admin.put("/api/admin/site/draft", { since, content: { ...content, ...changes } });
};
const publish = async (changes: Partial<SiteContent>): Promise<SiteState> => {
  expect((await saved(changes)).status).toBe(200);
  const answer = await admin.post("/api/admin/site/publish", { since: (await state()).since });
  expect(answer.status).toBe(200);
  return siteStateSchema.parse(await answer.json());
};
const restore = async (id: number) =>
  admin.post(`/api/admin/site/versions/${id}/restore`, { since: (await state()).since });

beforeAll(async () => {
  admin = await Person.admin();
  await page("/");
}, 90_000);
beforeEach(async () => void (await restore(0)));
// What an isolate knows of the site outlives the storage of a file of tests.
afterAll(async () => void (await restore(0)));

describe("what a coach says of the site", () => {
  it("is on every public page, in their heads and in what is sent, and nothing of the product's own is left", async () => {
    const { legal, story } = (await state()).content;
    await publish({
      ...OF_ANOTHER,
      legal: { ...legal, entity: "Northmat AS", address: "Storgata 1, Oslo", jurisdiction: "Norway" },
      story: { ...story, biography: ["Ida Berg has wrestled since she was six."] },
    });
    for (const path of PUBLIC_PATHS) {
      const { html } = await page(path);
      expect(html, path).toContain("Northmat");
      expect(html, path).toContain('data-site="');
      expect(html, path).toContain("/api/site/style.css?accent=%230047ab");
      for (const own of ["Longroll", "Mateus", "Andrade", "longroll.test/", "Registered address"]) {
        const shown = html.replaceAll(ORIGIN, "").replaceAll("longroll:", "");
        expect(shown.includes(own) && shown.slice(shown.indexOf(own) - 80, shown.indexOf(own) + 40), path).toBe(false);
      }
    }
    expect((await page("/")).html).not.toContain("Samples, from a demo club");
    const passkey = await admin.get("/api/auth/passkey/generate-register-options");
    expect(await passkey.json()).toMatchObject({ rp: { name: "Northmat" } });
    expect((await page("/terms")).html).toContain("Northmat AS");
    expect((await page("/about")).html).toContain("<title>About Ida Berg, owner");
    expect((await page("/")).html).toMatch(/14(<!-- -->)?-day/);
    const { text, html } = receivedMail("somebody@example.com");
    expect(text).toContain("within 48 hours");
    expect(text).toContain("help@northmat.test");
    expect(html).not.toContain("Longroll");
    expect(brand.timeZone).toBe("Europe/Oslo");
    expect((await page("/blog/rss.xml")).html).toContain("<title>Northmat</title>");
    expect(await (await site.fetch(`${ORIGIN}/api/site/manifest.json`)).json()).toMatchObject({
      name: "Northmat: Hold the line.",
      short_name: "Northmat",
    });
  });

  it("is seen by admins alone while it is a draft, who can look at it as a page", async () => {
    await saved({ name: "Draftmat" });
    expect((await page("/")).html).not.toContain("Draftmat");
    expect((await page("/?preview=draft")).html).not.toContain("Draftmat");
    const member = await Person.member();
    expect((await page("/?preview=draft", { cookie: member.cookie })).html).not.toContain("Draftmat");
    const { answer, html } = await page("/?preview=draft", { cookie: admin.cookie });
    expect(html).toContain("Draftmat");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'");
    expect((await page("/")).html).not.toContain("Draftmat");
  });

  it("can be brought back as it was, and the audit log says who did", async () => {
    const first = await publish({ name: "First" });
    await publish({ name: "Second" });
    expect((await page("/")).html).toContain("Second");
    expect((await restore(first.versions[0]?.id ?? -1)).status).toBe(200);
    expect((await page("/")).html).toContain("First");
    expect((await state()).versions[0]).toMatchObject({ restoredFrom: first.versions[0]?.id });
    const acts = (await db.select().from(auditLog)).filter(({ actorId }) => actorId === admin.id);
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(["site.publish", "site.restore"]));
    expect((await restore(9999)).status).toBe(404);
  });

  it("is not written over by somebody who has seen an older state", async () => {
    const { since, content } = await state();
    await saved({ name: "Mine" });
    const late = await admin.put("/api/admin/site/draft", { since, content });
    expect(late.status).toBe(409);
    expect((await admin.post("/api/admin/site/publish", { since })).status).toBe(409);
    expect((await state()).content.name).toBe("Mine");
  });

  it.each<[string, (content: SiteContent) => unknown]>([
    ["content.name", (content) => ({ ...content, name: "Two\nlines" })],
    ["content.name", (content) => ({ ...content, name: " " })],
    ["content.accent", (content) => ({ ...content, accent: "red;}" })],
    ["content.timeZone", (content) => ({ ...content, timeZone: "Mars/Olympus" })],
    ["content.locale", (content) => ({ ...content, locale: "_" })],
    ["content.social.0.href", (content) => ({ ...content, social: [{ name: "x", href: "javascript:alert(1)" }] })],
    [
      "content.offers.membership.included",
      (content) => ({ ...content, offers: { ...content.offers, membership: { included: [] } } }),
    ],
    [
      "content.offers.programming.minutes",
      (content) => ({
        ...content,
        offers: { ...content.offers, programming: { ...content.offers.programming, minutes: 0 } },
      }),
    ],
    ["content.guarantees.moneyBackDays", (content) => ({ ...content, guarantees: { moneyBackDays: 0 } })],
  ])("is refused with the reason beside it: %s", async (path, change) => {
    const { since, content } = await state();
    const answer = await admin.put("/api/admin/site/draft", { since, content: change(content) });
    expect(answer.status).toBe(422);
    const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] };
    expect(issues.map((issue) => issue.path)).toContain(path);
  });

  it("is known to an isolate that did not publish it", async () => {
    await env.DB.prepare("insert into site_version (changes, created_at) values (?, 1)")
      .bind('{"name":"Elsewhere"}')
      .run();
    await knowSiteAnew(env as never);
    expect(brand.name).toBe("Elsewhere");
  });
});

describe("the offers", () => {
  it("are said on the first page and on the coaching page as the coach has put them, beside the prices that stand", async () => {
    const { offers } = (await state()).content;
    await publish({
      offers: {
        ...offers,
        title: "Choose your way in",
        membership: { included: ["Drills on Tuesday"] },
        programming: { ...offers.programming, note: "By letter", minutes: 45, details: ["A plan in ink"] },
        inPerson: { ...offers.inPerson, text: "In the shed behind the house.", included: ["Tea"] },
      },
    });
    const { html: home } = await page("/");
    for (const words of ["Choose your way in", "Drills on Tuesday", "By letter", "Tea", "$200", "$300-500"]) {
      expect(home).toContain(words);
    }
    expect(home).not.toContain("Video demonstrations");
    const { html: coaching } = await page("/coaching");
    expect(coaching).toMatch(/45(<!-- -->)? minutes a session/);
    for (const words of ["A plan in ink", "In the shed behind the house.", "$200"]) expect(coaching).toContain(words);
    await restore(0);
    expect((await page("/")).html).toContain("Video demonstrations");
  });
});

describe("the options of a day", () => {
  const OWN = { no_equipment: "No Equipment", equipment: "Equipment", coach_program: "Coach's Program" };

  it("are called as the coach calls them, and one without a name is not offered", async () => {
    expect((await page("/")).html).toContain("Each day comes three ways");
    await publish({ options: { no_equipment: "Hotel room", equipment: "", coach_program: "Comp Team" } });
    const { html } = await page("/");
    for (const words of ["Hotel room", "Comp Team", "Each day comes two ways"]) expect(html).toContain(words);
    expect(html).not.toContain("No Equipment");
    expect(optionsListed()).toBe("Hotel room or Comp Team");
    expect(shownSections(COLUMN_TYPES.map((columnType) => ({ columnType, exerciseCount: 0 })))).toHaveLength(2);
    expect(shownSections(COLUMN_TYPES.map((columnType) => ({ columnType, exerciseCount: 1 })))).toHaveLength(3);
    expect(optionName("equipment")).toBe("Equipment");
  });

  it("are found in documents by the coach's names, and only those offered are missed", async () => {
    const lines = ["Week 1", "Monday", "Hotel room", "A1 Push-up 3x10", "Comp Team", "A1 Bench Press 3x5"];
    const options = { no_equipment: "", equipment: "Hotel room", coach_program: "Comp Team" };
    await publish({ options });
    const { draft, notes } = await readWeek(await docx(paragraphs(lines)), "week.docx");
    expect(
      draft.days.flatMap(({ sections }) =>
        sections.map(({ columnType, exercises }) => [columnType, exercises[0]?.name]),
      ),
    ).toEqual([
      ["equipment", "Push-up"],
      ["coach_program", "Bench Press"],
    ]);
    expect(notes.map(({ code }) => code)).not.toContain("missing_section");
    await publish({ options: { ...options, coach_program: "" } });
    const one = await readWeek(
      await docx(paragraphs(["Week 1", "Monday", "A1 Push-up 3x10", "A2 Squat 3x10"])),
      "week.docx",
    );
    expect(one.draft.days[0]?.sections.map(({ columnType }) => columnType)).toEqual(["equipment"]);
  });

  it("are one at least, and no two have one name", async () => {
    const refused = async (options: SiteContent["options"]) => {
      const answer = await saved({ options });
      expect(answer.status).toBe(422);
      return answer.text();
    };
    expect(await refused({ no_equipment: "", equipment: "", coach_program: " " })).toContain(
      "A day needs one option at least.",
    );
    expect(await refused({ ...OWN, equipment: "no equipment" })).toContain("Two options cannot have one name.");
  });
});

describe("the coach's photo", () => {
  const shown = async (photo: string) => ({ story: { ...(await state()).content.story, photo } });
  const asVisitor = async (path: string) => (await site.fetch(`${ORIGIN}${path}`)).status;

  it("is for admins while it is a draft, for everybody once it is published, and stays for its version", async () => {
    const { mediaUrl } = await uploadedBy(admin);
    expect((await saved(await shown(mediaUrl))).status).toBe(200);
    expect(await asVisitor(mediaUrl)).toBe(401);
    expect((await page("/about?preview=draft", { cookie: admin.cookie })).html).toContain(mediaUrl);
    const first = await publish(await shown(mediaUrl));
    expect(await asVisitor(mediaUrl)).toBe(200);
    for (const path of ["/", "/about"]) expect((await page(path)).html).toContain(mediaUrl);
    await publish(await shown(""));
    expect((await page("/about")).html).not.toContain(mediaUrl);
    await sweepMedia(env, db, new Date(Date.now() + 90 * 86_400_000));
    expect((await restore(first.versions[0]?.id ?? -1)).status).toBe(200);
    expect((await page("/about")).html).toContain(mediaUrl);
    expect(await asVisitor(mediaUrl)).toBe(200);
  });

  it("of a draft that is dropped is swept as any upload that no place shows", async () => {
    const { mediaUrl } = await uploadedBy(admin);
    await saved(await shown(mediaUrl));
    await admin.post("/api/admin/site/discard", { since: (await state()).since });
    await sweepMedia(env, db, new Date(Date.now() + 3 * 86_400_000));
    expect((await admin.get(mediaUrl)).status).toBe(404);
  });

  it("is refused in words when it is somebody else's, or no upload at all", async () => {
    const member = await Person.member();
    const { mediaUrl } = await uploadedBy(member);
    const foreign = await saved(await shown(mediaUrl));
    expect(foreign.status).toBe(422);
    expect(await foreign.json()).toMatchObject({ issues: [{ path: "content.story.photo" }] });
    expect((await saved(await shown("https://example.com/me.jpg"))).status).toBe(422);
  });
});

describe("the logo", () => {
  const uploaded = async (sizes: Partial<typeof LOGO_SIZES> = {}): Promise<Logo> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ ...LOGO_SIZES, ...sizes }).map(async ([name, { width, height }]) => [
          name,
          (await uploadedBy(admin, pngOf(width, height))).mediaUrl,
        ]),
      ),
    ) as Logo;
  const asVisitor = (path: string) => site.fetch(`${ORIGIN}${path}`);
  const refusal = async (logo: unknown) => {
    const answer = await saved({ logo } as Partial<SiteContent>);
    expect(answer.status).toBe(422);
    return (await answer.json()) as { issues: { path: string; message: string }[] };
  };

  it("is on every page, in icons, on shared links and in mails once it is published, and stays for its version", async () => {
    const logo = await uploaded();
    const first = await publish({ name: "Northmat", logo });
    for (const path of PUBLIC_PATHS) {
      const { html } = await page(path);
      expect(html, path).toContain(`<link rel="icon" href="${logo.icon192}" type="image/png" />`);
      expect(html, path).toContain(`<link rel="apple-touch-icon" href="${logo.touch}" />`);
      // Nothing stands in those that are made in the browser.
      if (html.includes("<header")) expect(html, path).toContain(`<img src="${logo.mark}"`);
      expect(html, path).toContain(`<meta property="og:image" content="${ORIGIN}${logo.card}" />`);
      expect(html, path).toContain('<meta property="og:image:width" content="1200" />');
      expect(html, path).not.toContain("/favicon.svg");
    }
    expect((await page("/about")).html).toContain(`<img src="${logo.mark}"`);
    expect((await page("/dashboard")).html).toContain(logo.icon192);
    const manifest = await (await asVisitor("/api/site/manifest.json")).text();
    for (const icon of [logo.icon192, logo.icon512, logo.maskable]) expect(manifest).toContain(icon);
    expect(manifest).not.toMatch(/"\/(icon-|favicon)/);
    expect(receivedMail("somebody@example.com").html).toContain(`<img src="${ORIGIN}${logo.mark}" alt=""`);
    const served = await asVisitor(logo.icon192);
    expect(served.status).toBe(200);
    expect(served.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(served.headers.get("cross-origin-resource-policy")).toBe("cross-origin");

    await restore(0);
    const { html } = await page("/");
    expect(html).toContain("/favicon.svg");
    expect(html).toContain("/og-default.png");
    expect(html).not.toContain("/objects/uploads/");
    expect(receivedMail("somebody@example.com").html).not.toContain("<img");
    await sweepMedia(env, db, new Date(Date.now() + 90 * 86_400_000));
    await restore(first.versions[0]?.id ?? -1);
    expect((await page("/")).html).toContain(logo.mark);
    expect((await asVisitor(logo.card)).status).toBe(200);
  });

  it("is for admins while it is a draft, who see it on the page", async () => {
    const logo = await uploaded();
    expect((await saved({ logo })).status).toBe(200);
    expect((await asVisitor(logo.mark)).status).toBe(401);
    const { html } = await page("/?preview=draft", { cookie: admin.cookie });
    expect(html).toContain(logo.mark);
    expect(html).toContain(logo.touch);
    expect((await page("/")).html).not.toContain(logo.mark);
  });

  it("is refused in words when a picture of it has another size than its place", async () => {
    const { issues } = await refusal(await uploaded({ touch: { width: 181, height: 180 } }));
    expect(issues).toEqual([
      { path: "content.logo.touch", message: "This picture of the logo has to be 180 by 180 pixels." },
    ]);
  });

  it("is refused in words when it is no PNG, not all of it, somebody else's, or from elsewhere", async () => {
    const logo = await uploaded();
    const jpeg = { ...logo, card: (await uploadedBy(admin)).mediaUrl };
    expect((await refusal(jpeg)).issues[0]).toMatchObject({
      path: "content.logo.card",
      message: expect.stringMatching(/PNG/),
    });
    expect((await refusal({ ...logo, mark: "" })).issues[0]).toMatchObject({ path: "content.logo" });
    expect((await refusal({ ...logo, mark: "https://example.com/mark.png" })).issues[0]?.path).toBe("content.logo");
    const member = await Person.member();
    const foreign = { ...logo, mark: (await uploadedBy(member, pngOf(256, 256))).mediaUrl };
    expect((await refusal(foreign)).issues[0]).toMatchObject({
      path: "content.logo.mark",
      message: expect.stringMatching(/not yours/),
    });
  });

  it("is never stored as SVG, whoever sends one", async () => {
    const svg = Uint8Array.from(
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>'),
    );
    expect((await put(admin, await addressFor(admin), svg)).status).toBe(415);
    expect((await admin.post("/api/objects/upload", { contentType: "image/svg+xml" })).status).toBe(415);
  });
});

/** A PNG that says it is so large; nobody draws it here. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  head.setUint8(9, 6);
  const chunk = (type: string, data: Uint8Array) => [
    ...[0, 0, 0, data.length],
    ...new TextEncoder().encode(type),
    ...data,
    ...[0, 0, 0, 0],
  ];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", new Uint8Array(head.buffer)),
    ...chunk("IDAT", crypto.getRandomValues(new Uint8Array(16))),
    ...chunk("IEND", new Uint8Array()),
  ]);
}
