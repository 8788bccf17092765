import { audienceQuerySchema, letterWordsSchema, newLetterSchema } from "../../contract/letters";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { keepUnsavedSchema } from "../../contract/unsaved";
import { ctxOf } from "../../http/context";
import { may, signedIn } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { scopeOf } from "../billing/scope";
import { dropUnsaved, keepUnsaved, readUnsaved } from "../desk/unsaved";
import { cancelLetter } from "./cancel-letter";
import { previewLetter, readKeptMail, testLetter } from "./preview-letter";
import { listLetters, readLetter } from "./read-letters";
import { readOwnLetter } from "./read-own-letter";
import { countAudience } from "./recipients";
import { sendLetter } from "./send-letter";
import { NEW_LETTER, UNSAVED_LETTER } from "./unsaved-letter";

/** Like a mail client: inline styles, no scripts, no remote content, and links that open in a new window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'none'";

export const lettersRoutes = router()
  .get("/api/letters/:id", signedIn, async (c) => c.json(await readOwnLetter(ctxOf(c), idParam(c, "Letter"))))
  .get("/api/admin/letters", may("announcements"), query(pageQuerySchema), async (c) => {
    const page = await listLetters(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/letters", may("announcements"), body(newLetterSchema), async (c) => {
    const once = onceOnly(c, "letter");
    const { made, thing } = await sendLetter(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/letters/audience", may("announcements"), query(audienceQuerySchema), async (c) => {
    const { db, now } = ctxOf(c);
    return c.json(await countAudience(db, c.req.valid("query"), now));
  })
  .post("/api/admin/letters/preview", may("announcements"), body(letterWordsSchema), async (c) =>
    c.json(await previewLetter(scopeOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/letters/test", may("announcements"), body(letterWordsSchema), async (c) =>
    c.json(await testLetter(scopeOf(c), c.req.valid("json"))),
  )
  .get("/api/admin/letters/:id", may("announcements"), async (c) =>
    c.json(await readLetter(ctxOf(c), idParam(c, "Letter"))),
  )
  .post("/api/admin/letters/:id/cancel", may("announcements"), async (c) =>
    c.json(await cancelLetter(ctxOf(c), idParam(c, "Letter"))),
  )
  .get("/api/admin/letter-draft", may("announcements"), async (c) =>
    c.json(await readUnsaved(ctxOf(c), UNSAVED_LETTER, NEW_LETTER)),
  )
  // A page of its own, where the mail can have its own styles.
  .get("/api/admin/letter-draft/mail", may("announcements"), async (c) =>
    c.html(await readKeptMail(scopeOf(c)), 200, { "Content-Security-Policy": MAIL_POLICY }),
  )
  .put("/api/admin/letter-draft", may("announcements"), body(keepUnsavedSchema("letter")), async (c) =>
    c.json(await keepUnsaved(ctxOf(c), UNSAVED_LETTER, NEW_LETTER, c.req.valid("json"))),
  )
  .delete("/api/admin/letter-draft", may("announcements"), async (c) => {
    await dropUnsaved(ctxOf(c), UNSAVED_LETTER, NEW_LETTER);
    return c.body(null, 204);
  });
