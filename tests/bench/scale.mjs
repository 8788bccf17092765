// What a club costs a month: measures what a member's day and the coach's week take of the platform, stores that beside
// this, prints the tables and renews docs/scale.md.
import { readFileSync, writeFileSync } from "node:fs";
import { at } from "../../scripts/local-paths.mjs";
import { AUTH_SECRET } from "./fills/room.mjs";
import { cpuMsOf } from "./runtimes.mjs";
import { renderScalePage } from "./scale/page.ts";
import { serveProduct } from "./serve.mjs";
import { signIn } from "./sign-in.mjs";

/** Members of two clubs: what the second takes more is what its members take, the rest is the club's own. */
const CLUBS = [10, 40];
const WEEK = "k01_guideline_table.docx";
const IDLE_RUNS = 2;
/** With three sets each. */
const EXERCISES = 5;

export async function benchScale({ port }) {
  const [few, many] = [await measureClub(port, CLUBS[0]), await measureClub(port, CLUBS[1])];
  const perMember = (name) => each((key) => Math.max(0, (many[name][key] - few[name][key]) / (CLUBS[1] - CLUBS[0])));
  const ofClub = (name) => each((key) => Math.max(0, few[name][key] - perMember(name)[key] * CLUBS[0]));
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    open: each((key) => many.open[key] / CLUBS[1]),
    train: each((key) => many.train[key] / CLUBS[1]),
    community: each((key) => many.community[key] / CLUBS[1]),
    week: { member: perMember("week"), club: ofClub("week") },
    hour: { member: perMember("hour"), club: ofClub("hour") },
  };
  writeFileSync(at("tests/bench/scale/measured.json"), `${JSON.stringify(measured, null, 2)}\n`);
  const prices = JSON.parse(readFileSync(at("tests/bench/scale/prices.json"), "utf8"));
  const page = renderScalePage(measured, prices);
  writeFileSync(at("docs/scale.md"), page);
  console.log(`\n${page}`);
}

const KEYS = [
  "requests",
  "roundTrips",
  "rowsRead",
  "rowsWritten",
  "bytes",
  "limiter",
  "room",
  "queued",
  "runs",
  "cpuMs",
];

/** A figure of each kind, to the hundredth. */
const each = (of) => Object.fromEntries(KEYS.map((key) => [key, Math.round(of(key) * 100) / 100]));

async function measureClub(port, people) {
  const product = await serveProduct({
    port,
    filling: "room",
    how: { people, keepsPosts: true },
    settings: { AUTH_SECRET },
  });
  const { url, runtime, said } = product;
  try {
    const coach = caller(url, await signIn(url, "coach@longroll.test"));
    const members = said.cookies.map((cookie) => caller(url, cookie));
    const week = await coach.json("GET", "/api/weekly-programs/current");
    const exercisesOf = (day) => day.workoutSections.flatMap(({ exercises }) => exercises);
    const day = week.dailyWorkouts.find((each) => exercisesOf(each).length >= EXERCISES);
    const exercises = exercisesOf(day).slice(0, EXERCISES);
    const parts = {
      open: () => Promise.all(members.map((member) => openTheApp(member))),
      train: () => inTurn(members, (member) => train(member, { week, day, exercises })),
      community: () => inTurn(members, (member, index) => readTheCommunity(member, index)),
      week: () => publishAWeek(coach),
      hour: () => inTurn(Array.from({ length: IDLE_RUNS }), () => coach.json("POST", "/api/bench/schedule")),
    };
    const found = {};
    for (const [name, part] of Object.entries(parts)) {
      const share = name === "hour" ? IDLE_RUNS : 1;
      const start = cpuMsOf(runtime);
      found[name] = await count(coach, part);
      found[name].cpuMs = cpuMsOf(runtime) - start;
      // Statements are asked twice while they are counted: the CPU is that of a second time, uncounted. A week comes once.
      if (name !== "week") found[name].cpuMs = await cpuOf(runtime, part);
      for (const key of KEYS) found[name][key] /= share;
    }
    return found;
  } finally {
    await product.close();
  }
}

async function cpuOf(runtime, part) {
  const start = cpuMsOf(runtime);
  await part();
  return cpuMsOf(runtime) - start;
}

/** What a part takes, also behind its answers. */
async function count(coach, part) {
  await coach.json("POST", "/api/bench/count");
  // The first answer says how large the database is.
  await coach.json("GET", "/api/auth/user");
  await settled(coach);
  const before = await coach.json("GET", "/api/bench/costs");
  await part();
  const after = await settled(coach);
  await coach.json("POST", "/api/bench/stop");
  return Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
}

/** The sums once nothing is added any more. */
async function settled(coach) {
  let last = "";
  let quiet = 0;
  while (quiet < 4) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = JSON.stringify(await coach.json("GET", "/api/bench/costs"));
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
  return JSON.parse(last);
}

async function openTheApp(member) {
  await member.text("/dashboard");
  await member.json("GET", "/api/dashboard");
  await member.json("GET", "/api/notices");
}

async function train(member, { week, day, exercises }) {
  await member.text(`/weekly-program/${week.id}`);
  await member.json("GET", `/api/weekly-programs/${week.id}`);
  await member.json("GET", `/api/weekly-programs/${week.id}/training`);
  const set = { load: 60, unit: "kg", reps: 8, effort: 7 };
  for (const { id } of exercises) {
    await member.json("PUT", `/api/exercises/${id}/log`, { sets: [set, set, set] });
  }
  await member.json("POST", `/api/daily-workouts/${day.id}/complete`, { workoutType: "equipment", duration: 40 });
  await member.json("GET", "/api/dashboard");
}

/** Everybody reads and reacts; a third answers somebody, a tenth writes a post, a fifth writes to the coach. */
async function readTheCommunity(member, index) {
  await member.text("/community");
  if (index % 10 === 0)
    await member.json("POST", "/api/community/posts", {
      content: "Trained today, and it went well. See you all on the mats on Saturday?",
    });
  const [post] = await member.json("GET", "/api/community/posts");
  await member.json("GET", `/api/community/posts/${post.id}/comments`);
  await member.json("POST", `/api/community/posts/${post.id}/reactions`, { reactionType: "fire", active: true });
  if (index % 3 === 0)
    await member.json("POST", `/api/community/posts/${post.id}/comments`, { content: "Well done, see you there." });
  await member.json("GET", "/api/messages");
  if (index % 5 === 0)
    await member.json("POST", "/api/messages", { content: "My shoulder is fine again.", messageType: "general" });
}

/** The coach uploads a week, publishes it, and the schedule tells everybody. */
async function publishAWeek(coach) {
  const form = new FormData();
  form.set("document", new Blob([readFileSync(at(`tests/fixtures/documents/${WEEK}`))]), WEEK);
  const { weeklyProgram } = await coach.json("POST", "/api/admin/upload-weekly-document", form);
  await coach.text(`/admin/weekly-programs/${weeklyProgram.id}/edit`);
  await coach.json("PUT", `/api/admin/weekly-programs/${weeklyProgram.id}`, { isPublished: true });
  await coach.json("POST", "/api/bench/schedule");
}

async function inTurn(things, act) {
  for (const [index, thing] of things.entries()) await act(thing, index);
}

function caller(url, cookie) {
  const call = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const send = () =>
      fetch(url + path, {
        method,
        headers: { cookie, origin: url, ...(body && !isForm && { "content-type": "application/json" }) },
        body: isForm ? body : body && JSON.stringify(body),
      });
    // A connection that was not used for some seconds may be closed by the other side just now.
    const answer = await send().catch(send);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return text;
  };
  return {
    text: (path) => call("GET", path),
    json: async (...args) => JSON.parse((await call(...args)) || "null"),
  };
}
