import { desc } from "drizzle-orm";
import { emailOutbox } from "../../db/outbox";
import { notFound } from "../../http/app-error";
import { isLocal } from "../../http/env";
import { anyone } from "../../http/guards";
import { router } from "../../http/routes";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SHOWN = 100;

/**
 * The mail of the embedded product, for people and scripts on this machine. Anyone who could read it could take over
 * any account, so it is out of deployable builds, and under another host name (DNS rebinding) it does not exist.
 */
export const outboxRoutes = __LOCAL_TOOLS__
  ? router().get("/dev/outbox.json", anyone, async (c) => {
      if (!isLocal(c.env) || !LOOPBACK_HOSTS.has(new URL(c.req.url).hostname)) throw notFound("Page");
      const mails = await c.var.db
        .select({
          id: emailOutbox.id,
          kind: emailOutbox.kind,
          to: emailOutbox.toAddress,
          subject: emailOutbox.subject,
          text: emailOutbox.text,
          html: emailOutbox.html,
          createdAt: emailOutbox.createdAt,
        })
        .from(emailOutbox)
        .orderBy(desc(emailOutbox.createdAt), desc(emailOutbox.id))
        .limit(SHOWN);
      return c.json(mails, 200, { "Cache-Control": "no-store" });
    })
  : router();
