import { desc, eq } from "drizzle-orm";
import type { Context } from "hono";
import { emailOutbox } from "../../db/outbox";
import { notFound } from "../../http/app-error";
import type { AppEnv } from "../../http/context";
import { isLocal } from "../../http/env";
import { anyone } from "../../http/guards";
import { router } from "../../http/routes";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SHOWN = 100;
/** As in a mail program: styles of its own, no scripts, nothing from elsewhere, and links that open beside it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

function refuseElsewhere(c: Context<AppEnv>): void {
  if (!isLocal(c.env) || !LOOPBACK_HOSTS.has(new URL(c.req.url).hostname)) throw notFound("Page");
}

/**
 * The mail of the embedded product, for people and scripts on this machine. Anyone who could read it could take over
 * any account, so it is out of deployable builds, and under another host name (DNS rebinding) it does not exist.
 */
export const outboxRoutes = __LOCAL_TOOLS__
  ? router()
      .get("/dev/outbox.json", anyone, async (c) => {
        refuseElsewhere(c);
        const mails = await c.var.db
          .select({
            id: emailOutbox.id,
            kind: emailOutbox.kind,
            to: emailOutbox.toAddress,
            subject: emailOutbox.subject,
            text: emailOutbox.text,
            html: emailOutbox.html,
            createdAt: emailOutbox.createdAt,
            unsubscribeUrl: emailOutbox.unsubscribeUrl,
          })
          .from(emailOutbox)
          .orderBy(desc(emailOutbox.createdAt), desc(emailOutbox.id))
          .limit(SHOWN);
        return c.json(mails, 200, { "Cache-Control": "no-store" });
      })
      .get("/dev/outbox/:id", anyone, async (c) => {
        refuseElsewhere(c);
        const id = c.req.param("id");
        const mail = await c.var.db.select().from(emailOutbox).where(eq(emailOutbox.id, id)).get();
        if (!mail) throw notFound("Mail");
        return c.html(mail.html, 200, { "Cache-Control": "no-store", "Content-Security-Policy": MAIL_POLICY });
      })
  : router();
