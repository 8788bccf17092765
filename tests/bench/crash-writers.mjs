import { createHash, createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { at } from "../../scripts/local-paths.mjs";
import { film } from "../media/films.ts";
import { signIn } from "./sign-in.mjs";

const WEBHOOK_SECRET = "whsec_of_the_crash";
/** Payments by keys instead of the simulator: only then do webhooks come. Nobody listens at that address. */
export const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_of_the_crash",
  STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_crash",
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PRICE_MONTHLY: "price_monthly",
  STRIPE_PRICE_ANNUAL: "price_annual",
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

const CLIP = film({ codec: "avc1", indexFirst: true, bytes: 400_000 });
const WEEK = readFileSync(at("tests/fixtures/documents/w01_guideline_headings.docx"));
const key = () => randomUUID();

/** Everything that is written while the product is killed: each call resolves with the id that the answer named. */
export async function writersOf(url) {
  const [member, coach] = await Promise.all(["member", "coach"].map((who) => signIn(url, `${who}@longroll.test`)));
  const send = async (cookie, path, { method = "POST", headers = {}, body }) => {
    const answer = await fetch(new URL(path, url), { method, headers: { cookie, origin: url, ...headers }, body });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(`${method} ${path} answered ${answer.status}: ${text}`);
    return text.startsWith("{") ? JSON.parse(text) : {};
  };
  const json = (cookie, path, body) =>
    send(cookie, path, {
      headers: { "content-type": "application/json", "idempotency-key": key() },
      body: JSON.stringify(body),
    });
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    posts: async () => (await json(member, "/api/community/posts", { content: `Post ${next()}` })).id,
    messages: async () => (await json(member, "/api/messages", { content: `Message ${next()}` })).id,
    uploads: async () => {
      const { uploadURL } = await json(member, "/api/objects/upload", {});
      const { mediaUrl } = await send(member, uploadURL, {
        method: "PUT",
        headers: { "content-type": "video/mp4" },
        body: CLIP,
      });
      return mediaUrl.split("/").at(-1);
    },
    imports: async () => {
      const form = new FormData();
      form.set("document", new File([WEEK], "week.docx"));
      const headers = { "idempotency-key": key() };
      return (await send(coach, "/api/admin/upload-weekly-document", { headers, body: form })).weeklyProgram.id;
    },
    webhooks: async () => {
      const id = `evt_${randomUUID()}`;
      const body = JSON.stringify({
        id,
        object: "event",
        type: "customer.created",
        livemode: false,
        data: { object: {} },
      });
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", WEBHOOK_SECRET).update(`${time}.${body}`).digest("hex");
      const headers = { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` };
      await send("", "/api/stripe/webhook", { headers, body });
      return id;
    },
  };
}

/** An answer that says no, which a running product has no reason for; a call that got no answer is something else. */
export class Refused extends Error {}

export const CLIP_BYTES = CLIP.length;
export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");
