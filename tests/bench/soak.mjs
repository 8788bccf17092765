// Everything that people do, mixed, until the process has settled or has not.
import { crc32, deflateSync } from "node:zlib";
import { openEars } from "./ears.mjs";
import { quantile } from "./figures.mjs";
import { AUTH_SECRET } from "./fills/room.mjs";
import { goal } from "./goals.mjs";
import { megabytesOf } from "./runtimes.mjs";
import { serveProduct } from "./serve.mjs";
import { signIn } from "./sign-in.mjs";

const PEOPLE = 60;
const CONCURRENCY = 8;
const SAMPLE_EVERY = 250;
/** From this share of the requests on the process has to have settled. */
const SETTLED = 0.6;
const ENOUGH = 20_000;
const MOST_MB = 1500;
const MOST_KB_A_REQUEST = 10;

/** `count` requests, or as many as `minutes` give time for. */
export async function benchSoak({ port, count, minutes }) {
  const product = await serveProduct({ port, filling: "room", how: { people: PEOPLE }, settings: { AUTH_SECRET } });
  const { url, runtime } = product;
  const statuses = new Map();
  const refused = new Map();
  const broken = [];
  const samples = [];
  const times = [];
  try {
    const cookies = [...product.said.cookies, await signIn(url, "member@longroll.test")];
    const does = deeds({ url, port, cookies });
    const until = performance.now() + minutes * 60_000;
    const started = performance.now();
    let begun = 0;
    const person = async () => {
      while (begun < count && performance.now() < until) {
        begun += 1;
        if (begun % SAMPLE_EVERY === 0) samples.push({ request: begun, megabytes: megabytesOf(runtime) });
        const [name, deed] = pick(does);
        const start = performance.now();
        try {
          const status = await deed(begun);
          times.push(performance.now() - start);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 400) refused.set(`${name}: ${status}`, (refused.get(`${name}: ${status}`) ?? 0) + 1);
        } catch (error) {
          broken.push(`${name}: ${error.message}`);
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, person));
    const seconds = (performance.now() - started) / 1000;
    report({ begun, seconds, statuses, refused, broken, samples, times });
  } finally {
    await product.close();
  }
}

function report({ begun, seconds, statuses, refused, broken, samples, times }) {
  const late = samples.filter(({ request }) => request >= begun * SETTLED);
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const slope = slopeOf(late) * 1024;
  const failures = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), broken.length);
  console.log(
    `\n${begun} mixed requests in ${seconds.toFixed(0)} s (${(begun / seconds).toFixed(0)}/s), p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  );
  console.log(
    `  answers: ${[...statuses]
      .toSorted((a, b) => a[0] - b[0])
      .map(([status, n]) => `${n} of ${status}`)
      .join(", ")}; without one: ${broken.length}`,
  );
  for (const [what, n] of refused) console.log(`  refused ${n} times, ${what}`);
  for (const what of new Set(broken)) console.log(`  broke, ${what}`);
  const steps = samples.filter((_, index) => index % Math.ceil(samples.length / 12) === 0);
  console.log(
    `  memory, MB: ${steps.map(({ request, megabytes }) => `${megabytes.toFixed(0)} at ${request}`).join(", ")}`,
  );
  goal(`soak, ${begun} mixed requests`, "none fails", `${failures} failed in ${seconds.toFixed(0)} s`, failures === 0);
  const measured = `${most.toFixed(0)} MB, ${slope.toFixed(1)} KB a request after ${Math.round(begun * SETTLED)}`;
  // A process that is still warming up says nothing about where it settles.
  const isMet = Number.isNaN(most) || begun < ENOUGH ? null : most <= MOST_MB && slope <= MOST_KB_A_REQUEST;
  goal("soak, memory", `at most ${MOST_MB} MB, then ${MOST_KB_A_REQUEST} KB a request`, measured, isMet);
}

/** The least squares' line through the samples: megabytes a request. */
function slopeOf(samples) {
  const mean = (of) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [x, y] = [mean(({ request }) => request), mean(({ megabytes }) => megabytes)];
  const over = samples.reduce((sum, { request, megabytes }) => sum + (request - x) * (megabytes - y), 0);
  return over / samples.reduce((sum, { request }) => sum + (request - x) ** 2, 0);
}

/** What people do, and how often of a thousand times. */
function deeds({ url, port, cookies }) {
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const somebody = () => one(cookies);
  const picture = png();
  const posts = [];
  const ask = async (path, { cookie, method = "GET", body, type = "application/json" } = {}) => {
    const answer = await fetch(path.startsWith("http") ? path : url + path, {
      method,
      redirect: "manual",
      headers: {
        ...(cookie && { cookie }),
        ...(method !== "GET" && { origin: url }),
        ...(body && { "content-type": type }),
      },
      body: body && !Buffer.isBuffer(body) ? JSON.stringify(body) : body,
    });
    const text = await answer.text();
    return { status: answer.status, said: () => JSON.parse(text) };
  };
  const visit = async (paths) => (await ask(one(paths))).status;
  const read = async (paths) => (await ask(one(paths), { cookie: somebody() })).status;
  const share = async (body, cookie = somebody()) => {
    const { status, said } = await ask("/api/community/posts", { cookie, method: "POST", body });
    if (status === 201) posts.push(said().id);
    if (posts.length > 200) posts.shift();
    return status;
  };
  const upload = async () => {
    const cookie = somebody();
    const wanted = { contentType: "image/png", size: picture.length };
    const place = await ask("/api/objects/upload", { cookie, method: "POST", body: wanted });
    if (place.status >= 400) return place.status;
    const put = await ask(place.said().uploadURL, { cookie, method: "PUT", body: picture, type: "image/png" });
    if (put.status >= 400) return put.status;
    return share({ content: "With a photo", mediaUrl: put.said().mediaUrl }, cookie);
  };
  const onPost = (path, body) => async (turn) => {
    const id = one(posts);
    if (!id) return share({ content: `Post ${turn}` });
    return (await ask(`/api/community/posts/${id}${path}`, { cookie: somebody(), method: "POST", body })).status;
  };
  const listen = async () => {
    const ears = await openEars({ port, path: "/ws", cookies: [somebody()] });
    ears.close();
    return 101;
  };
  return {
    page: [180, () => visit(["/", "/blog", "/about", "/coaching", "/book-consultation", "/sitemap.xml"])],
    blog: [100, () => visit(["/api/blog", "/api/blog/featured", "/api/blog?search=a", "/api/auth/session"])],
    shell: [60, () => read(["/dashboard", "/community", "/workouts"])],
    read: [420, () => read(READ)],
    "sign-in": [4, async () => (await signIn(url, "member@longroll.test")) && 200],
    complete: [
      30,
      async () =>
        (await ask("/api/workouts/1/complete", { cookie: somebody(), method: "POST", body: { duration: 30 } })).status,
    ],
    post: [40, (turn) => share({ content: `Post ${turn}` })],
    reaction: [80, onPost("/reactions", { reactionType: "fire" })],
    comment: [40, onPost("/comments", { content: "A comment." })],
    message: [
      16,
      async () =>
        (
          await ask("/api/messages", {
            cookie: somebody(),
            method: "POST",
            body: { content: "A question.", messageType: "general" },
          })
        ).status,
    ],
    upload: [10, upload],
    socket: [20, listen],
  };
}

const READ = [
  "/api/dashboard",
  "/api/community/posts",
  "/api/workouts",
  "/api/workouts/1",
  "/api/weekly-programs/current",
  "/api/user/stats",
  "/api/user/progress",
  "/api/notices",
  "/api/messages",
  "/api/auth/user",
];

function pick(does) {
  let left = Math.random() * Object.values(does).reduce((sum, [share]) => sum + share, 0);
  for (const [name, [share, deed]] of Object.entries(does)) {
    left -= share;
    if (left <= 0) return [name, deed];
  }
  return Object.entries(does).map(([name, [, deed]]) => [name, deed])[0];
}

/** A picture of 64 by 64 points. */
function png() {
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(64, 0);
  head.writeUInt32BE(64, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(64 * (1 + 64 * 3)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
