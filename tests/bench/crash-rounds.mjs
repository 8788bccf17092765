import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { withStores } from "../../scripts/local-database.mjs";
import { CLIP_BYTES, hashOf, Refused, STRIPE, writersOf } from "./crash-writers.mjs";
import { CrashingProduct } from "./crashing-product.mjs";

const EXERCISES_OF_THE_WEEK = 70;
const UNANSWERED_LIMIT = 20;

/**
 * Starts the product, lets everybody write, kills it while they do, and starts it again, so many times. Answers what was
 * acknowledged and is lost, what is there in part, and how long it took to be back.
 */
export async function crashRounds({ port, rounds, acknowledged }) {
  const product = new CrashingProduct(port, STRIPE);
  const acked = { posts: [], messages: [], uploads: [], imports: [], webhooks: [] };
  const backMs = [];
  try {
    await product.start();
    for (let round = 1; round <= rounds; round += 1) {
      await writeUntilKilled(product, acked, acknowledged);
      backMs.push(await product.start());
    }
    await product.stop();
    return { acked, backMs, ...(await heldAgainst(product.state, acked)) };
  } finally {
    await product.kill();
    product.remove();
  }
}

/** Kills with every kind of write under way, once each has been acknowledged so often; the import is half way by then. */
async function writeUntilKilled(product, acked, acknowledged) {
  const writers = await writersOf(product.url);
  const underWay = new Set();
  const fresh = Object.fromEntries(Object.keys(writers).map((kind) => [kind, 0]));
  let isDead = false;
  const loops = Object.entries(writers).map(async ([kind, write]) => {
    let unanswered = 0;
    while (!isDead) {
      underWay.add(kind);
      try {
        acked[kind].push(await write());
        fresh[kind] += 1;
        unanswered = 0;
      } catch (error) {
        unanswered += 1;
        // A connection may be closed in the moment it is used again. What was not acknowledged is not counted.
        if (error instanceof Refused || unanswered > UNANSWERED_LIMIT) {
          isDead = true;
          throw error;
        }
      } finally {
        underWay.delete(kind);
      }
      const isEnough = Object.values(fresh).every((count) => count >= acknowledged);
      if (isEnough && underWay.has("imports") && !isDead) {
        isDead = true;
        await product.kill();
      }
    }
  });
  const ended = await Promise.allSettled(loops);
  for (const { reason } of ended) if (reason) throw reason;
}

async function heldAgainst(state, acked) {
  const stored = await withStores(readAll, { state });
  const lost = Object.entries(acked).flatMap(([kind, ids]) =>
    ids.filter((id) => !stored[kind].has(String(id))).map((id) => `${kind} ${id}`),
  );
  return { lost, torn: [...stored.torn, ...integrityOf(state)] };
}

// The demo club's uploads are of weeks that are long gone.
const UPLOADED = "SELECT id, object_key FROM coach_document WHERE id NOT LIKE '8c5f6a52-3f0b-4a55-8c0e-5b8f6f2b7a%'";

async function readAll({ DB, MEDIA }) {
  const rows = async (sql) => (await DB.prepare(sql).all()).results;
  const ids = async (sql) => new Set((await rows(sql)).map(({ id }) => String(id)));
  const torn = [];
  const weeks = await rows(
    `SELECT p.id, p.document_id AS document, count(e.id) AS exercises FROM weekly_program p
       LEFT JOIN daily_workout d ON d.program_id = p.id LEFT JOIN exercise e ON e.daily_workout_id = d.id
       WHERE p.document_id IS NOT NULL GROUP BY p.id`,
  );
  for (const { id, exercises } of weeks) {
    if (exercises !== EXERCISES_OF_THE_WEEK) torn.push(`program ${id} has ${exercises} exercises`);
  }
  for (const { id, object_key } of await rows(UPLOADED)) {
    if (!(await MEDIA.head(object_key))) torn.push(`document ${id} has no file`);
    if (!weeks.some(({ document }) => document === id)) torn.push(`document ${id} has no program`);
  }
  let clip = null;
  for (const { id } of await rows("SELECT id FROM media_object WHERE content_type = 'video/mp4'")) {
    const object = await MEDIA.get(`uploads/${id}`);
    const bytes = object && new Uint8Array(await object.arrayBuffer());
    if (bytes?.length !== CLIP_BYTES) {
      torn.push(`upload ${id} has ${bytes?.length ?? "no"} bytes`);
      continue;
    }
    // The same film each time, and the same things taken out of it.
    clip ??= hashOf(bytes);
    if (clip !== hashOf(bytes)) torn.push(`upload ${id} has other bytes`);
  }
  return {
    torn,
    posts: await ids("SELECT id FROM community_post"),
    messages: await ids("SELECT id FROM direct_message"),
    uploads: await ids("SELECT id FROM media_object"),
    imports: await ids("SELECT id FROM weekly_program"),
    webhooks: await ids("SELECT id FROM stripe_event WHERE state = 'ignored'"),
  };
}

/** What SQLite itself says of the file. */
function integrityOf(state) {
  const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  return readdirSync(folder)
    .filter((file) => /^[0-9a-f]{64}\.sqlite$/.test(file))
    .flatMap((file) => {
      const db = new DatabaseSync(path.join(folder, file));
      const broken = db
        .prepare("PRAGMA integrity_check")
        .all()
        .filter((row) => row.integrity_check !== "ok");
      const dangling = db.prepare("PRAGMA foreign_key_check").all();
      db.close();
      return [...broken, ...dangling].map((row) => JSON.stringify(row));
    });
}
