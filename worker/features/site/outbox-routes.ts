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
/** Like a mail client: inline styles, no scripts, no remote content, and links that open in a new window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

function refuseElsewhere(c: Context<AppEnv>): void {
  if (!isLocal(c.env) || !LOOPBACK_HOSTS.has(new URL(c.req.url).hostname)) throw notFound("Page");
}

/**
 * The local product's outbox, for people and scripts on this machine. Its mails could take over any account, so
 * deployable builds exclude it, and it does not exist under other host names (DNS rebinding).
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
