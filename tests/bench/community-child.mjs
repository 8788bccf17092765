// One embedded product with so many posts and signed-in members: serves until its standard input closes.
import { createHmac } from "node:crypto";
import { prepareDatabase, withDatabase } from "../../scripts/local-database.mjs";
import { openLocalStack } from "../../scripts/local-stack.mjs";

const [port, posts, people, perShard] = process.argv.slice(2).map(Number);
const SECRET = "the bench's own secret, of thirty-two characters";
const POSTS_A_STATEMENT = 10_000;

// What is measured is the room, not how often somebody may post.
Object.assign(process.env, {
  AUTH_SECRET: SECRET,
  RATE_LIMIT_COMMUNITY_POST: "999999/1",
  ROOM_SOCKETS_PER_SHARD: String(perShard),
});
await prepareDatabase();
await withDatabase(fill);
const product = await openLocalStack({ port });
console.log(JSON.stringify({ cookies: Array.from({ length: people }, (_, index) => cookieOf(`token-${index}`)) }));
process.stdin.on("end", async () => {
  await product.close();
  process.exit(0);
});
process.stdin.resume();

async function fill(db) {
  const count = (first, last) =>
    `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  await db.exec("DELETE FROM community_post");
  await db.batch([
    db.prepare(
      `${count(0, people - 1)} INSERT INTO user (id, name, first_name, email, created_at, updated_at)
       SELECT 'person-' || i, 'Person', 'Person', 'person-' || i || '@example.com', 0, 0 FROM n`,
    ),
    db.prepare(
      `${count(0, people - 1)} INSERT INTO session (id, token, user_id, expires_at, created_at, updated_at)
       SELECT 'session-' || i, 'token-' || i, 'person-' || i, unixepoch('now', '1 day') * 1000, 0, 0 FROM n`,
    ),
  ]);
  for (let first = 1; first <= posts; first += POSTS_A_STATEMENT) {
    const numbers = count(first, Math.min(posts, first + POSTS_A_STATEMENT - 1));
    await db.batch([
      db.prepare(
        `${numbers} INSERT INTO community_post (user_id, content, created_at)
         SELECT 'person-' || (i % ${people}), 'Post number ' || i || ' says what a post says.', i * 1000 FROM n`,
      ),
      db.prepare(
        `${numbers} INSERT INTO post_reaction
         SELECT id, 'person-0', 'fire', 0 FROM community_post JOIN n ON created_at = i * 1000`,
      ),
    ]);
  }
}

// As the auth library writes it; see worker/http/session-cookie.ts.
function cookieOf(token) {
  const signature = createHmac("sha256", SECRET).update(token).digest("base64");
  return `longroll.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
