import type { APIResponse, Page } from "@playwright/test";
import { STORABLE } from "../blog/hostile-html";
import { workoutDocument } from "../documents/workout-document";
import { expect, signIn, test } from "./product";

// What is written here would be in everybody's way.
test.use({ club: "hostile-content", bypassCSP: true });

const TURNED = "\u202e";
/** Short enough for a name, and one that is noticed when anything takes it for more than letters. */
const NAME = '"><img src=x onerror=pwned=1>';
const FILE_NAME = `"><img src=x onerror=pwned=1>${TURNED}cod.xlsx`;

/** All that is hostile, in as many texts as it takes; each begins with a word by which it is found on the page. */
function textsOf(mark: string, most: number): string[] {
  const texts: string[] = [];
  for (const hostile of STORABLE) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + hostile.length + 2 <= most)
      texts[texts.length - 1] = `${last}\n\n${hostile}`;
    else texts.push(`${mark} ${hostile}`);
  }
  return texts;
}
const textOf = (mark: string, most: number) => textsOf(mark, most)[0] ?? "";

async function make(page: Page, path: string, data: unknown, method = "POST"): Promise<never> {
  const answer: APIResponse = await page.request.fetch(path, {
    method,
    data,
    headers: { origin: new URL(page.url()).origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? null : await answer.json()) as never;
}

const exercise = (mark: string) => ({
  name: `${mark} ${NAME}`,
  category: NAME,
  setRep: NAME,
  tempo: NAME,
  load: NAME,
  rest: NAME,
  exerciseCode: NAME,
  notes: textOf(`${mark}Notes`, 4000),
  description: textOf(`${mark}Description`, 4000),
});

/** Everything that a member can say. */
async function speakAsMember(page: Page, workoutId: number) {
  await make(page, "/api/auth/profile", { firstName: `First ${NAME}`, lastName: `Last ${NAME}` }, "PATCH");
  const posts: { id: number }[] = [];
  for (const content of textsOf("Post", 5000)) posts.push(await make(page, "/api/community/posts", { content }));
  const [post] = posts.slice(-1);
  for (const content of textsOf("Comment", 2000)) {
    await make(page, `/api/community/posts/${post?.id}/comments`, { content });
  }
  await make(page, "/api/messages", { content: textOf("Message", 5000) });
  await make(page, `/api/workouts/${workoutId}/complete`, { duration: 20, notes: `Done ${NAME}` });
  await make(page, "/api/consultation-requests", {
    name: `Request ${NAME}`,
    email: "hostile@example.com",
    phone: NAME,
    message: textOf("Question", 4000),
    experience: textOf("Experience", 2000),
    serviceType: "consultation-only",
    availability: ["weekday-morning"],
  });
}

/** Everything that a coach can say, and what a file of theirs says. */
async function speakAsCoach(page: Page, memberId: string) {
  const workout: { id: number } = await make(page, "/api/admin/workouts", {
    title: `Workout ${NAME}`,
    description: textOf("Outline", 4000),
    exercises: [exercise("Lift")],
  });
  const weeks: { id: number; status: string }[] = await make(
    page,
    "/api/admin/weekly-programs?limit=50",
    undefined,
    "GET",
  );
  const week = weeks.find(({ status }) => status === "published")?.id ?? 0;
  const workoutSections = ["no_equipment", "equipment", "coach_program"].map((columnType) => ({
    columnType,
    exercises: [exercise("Drill")],
  }));
  await make(
    page,
    `/api/admin/weekly-programs/${week}`,
    {
      title: `Week ${NAME}`,
      description: textOf("Plan", 5000),
      days: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
        dayOfWeek,
        title: `Day ${NAME}`,
        notes: textOf("DayNotes", 5000),
        workoutSections,
      })),
    },
    "PUT",
  );
  await make(page, "/api/messages", { toUserId: memberId, content: textOf("Answer", 5000) });
  await make(page, "/api/admin/saved-replies", { title: `Saved ${NAME}`, content: textOf("Kept", 5000) });
  await make(page, `/api/admin/users/${memberId}/notes`, { content: textOf("Note", 2000) });
  await make(page, "/api/admin/pinned-messages", { title: `Pinned ${NAME}`, content: textOf("Hear", 5000) });
  await make(page, "/api/admin/workout-templates", {
    name: `Template ${NAME}`,
    description: textOf("Form", 5000),
    category: NAME,
    sampleExercises: [exercise("Sample")],
  });
  await make(page, "/api/admin/validation-rules", {
    id: "hostile",
    name: `Rule ${NAME}`,
    description: textOf("Asks", 500),
    pattern: NAME,
  });
  await make(page, "/api/admin/blog", {
    title: `Article ${NAME}`,
    slug: "hostile",
    excerpt: textOf("Excerpt", 500),
    content: textsOf("Body", 90_000).join("\n\n"),
    category: "Training",
    tags: [NAME, "</script><script>pwned=1</script>"],
    featuredImage: "https://example.com/x.png?a='onerror=pwned=1",
    isPublished: true,
  });
  const answer = await page.request.post("/api/admin/upload-workout", {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      document: {
        name: FILE_NAME,
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: Buffer.from(await workoutDocument(`File ${NAME}`)),
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { workout: workout.id, week };
}

/** Whatever runs sets `pwned`; what is asked of others is seen, and not answered. */
async function watch(page: Page, own: string) {
  const seen: string[] = [];
  await page.addInitScript(() => {
    Object.defineProperty(window, "pwned", { get: () => 0, set: () => console.error("hostile content ran") });
  });
  page.on("console", (message) => {
    if (message.text().includes("hostile content ran")) seen.push(message.text());
  });
  page.on("dialog", (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => seen.push(`a window: ${popup.url()}`));
  await page.route(
    (url) => url.host !== new URL(own).host,
    (route) => {
      // Pictures may come from any encrypted address; nothing else may.
      const request = route.request();
      const picture = request.resourceType() === "image" && request.url().startsWith("https:");
      if (!picture) seen.push(`${request.resourceType()} ${request.url()}`);
      return route.abort();
    },
  );
  return seen;
}

/** The screen shows these texts as texts: nothing of them has become a part of the page. */
async function harmless(page: Page, path: string, marks: string[], reveal?: () => Promise<unknown>) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await reveal?.();
  for (const mark of marks) await expect(page.locator("body"), `${path} shows ${mark}`).toContainText(mark);
  const found = await page.evaluate(() => {
    const leads = /^(?:href|src|srcset|action|formaction|xlink:href|data|poster|background|ping)$/;
    const isProgram = (value: string) =>
      /(?:javascript|vbscript|data:text|data:image\/svg)/i.test(value.replace(/\s/g, ""));
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || (leads.test(name) && isProgram(value)))
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    );
    const parts =
      "script:not([src]):not([type$=json]), object, embed, base, marquee, meta[http-equiv=refresh], [src$='evil.test/x.js'], " +
      "#__proto__, [name=attributes], .inset-0.z-60, [style*=evil], svg script, template, iframe[src^='javascript' i]";
    return [...attributes, ...[...document.querySelectorAll(parts)].map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });
  expect(found, path).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
}

test("what is hostile stays a text on every screen that shows it, also without the content policy", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "member@longroll.test");
  await page.goto("/robots.txt");
  const { id: memberId }: { id: string } = await make(page, "/api/auth/user", undefined, "GET");
  const context = await browser.newContext({ baseURL, bypassCSP: true, serviceWorkers: "block" });
  const coach = await context.newPage();
  await coach.setViewportSize({ width: 1440, height: 900 });
  await signIn(coach, "coach@longroll.test");
  await coach.goto("/robots.txt");
  const made = await speakAsCoach(coach, memberId);
  await speakAsMember(page, made.workout);
  const seen = [await watch(page, baseURL), await watch(coach, baseURL)];

  const openThread = () =>
    page
      .getByRole("article")
      .filter({ hasText: "Post " })
      .first()
      .getByRole("button", { name: /comments/i })
      .first()
      .click();
  await harmless(page, "/blog", ["Article ", "Excerpt "]);
  await harmless(page, "/blog/hostile", ["Article ", "Body "]);
  await harmless(page, "/dashboard", [NAME]);
  await harmless(page, "/community", ["Post ", "Pinned ", "Comment "], openThread);
  await harmless(page, "/messages", ["Message ", "Answer "]);
  await harmless(page, "/workouts", ["Workout "]);
  await harmless(page, `/workout/${made.workout}`, ["Workout ", "Lift "]);
  await harmless(page, `/weekly-program/${made.week}`, ["Week ", "Drill "]);
  await harmless(page, "/settings", []);

  await harmless(coach, "/admin", ["Week "]);
  await harmless(coach, "/admin?tab=workouts", ["Workout "]);
  await harmless(coach, "/admin?tab=blog", ["Article "]);
  await harmless(coach, `/admin/weekly-programs/${made.week}/edit`, ["Week "]);
  await harmless(coach, "/admin/users", ["First "]);
  await harmless(coach, `/admin/users/${memberId}`, ["First ", "Note "]);
  await harmless(coach, `/admin/messages?member=${memberId}`, ["Message ", "Answer "]);
  await harmless(coach, "/admin/consultations", ["Request ", "Question "]);
  await harmless(coach, "/admin/pinned-messages", ["Pinned ", "Hear "]);
  await harmless(coach, "/admin/workout-templates", ["Template "]);
  await harmless(coach, "/admin/exercise-videos", [NAME]);
  await harmless(coach, "/admin/audit", [NAME]);
  await harmless(coach, "/admin/document-validation", ["Rule "]);
  await harmless(coach, "/admin/upload-analytics", []);
  await harmless(coach, "/admin/batch-upload", [], () =>
    coach.locator("input[type=file]").setInputFiles({
      name: FILE_NAME,
      mimeType: "application/octet-stream",
      buffer: Buffer.from("nothing that a reader knows, but long enough to be looked at"),
    }),
  );
  // What turns the letters around ends with the name.
  await expect(coach.locator("bdi", { hasText: "onerror" })).toHaveText(FILE_NAME);
  expect(seen.flat()).toEqual([]);

  // The trap holds: on such a page a real one would have run.
  await coach.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<img src="/x.png" onerror="pwned=1">'));
  await expect.poll(() => seen.flat()).toContain("hostile content ran");
  await context.close();
});
