import { sql } from "drizzle-orm";
import { articleDraft } from "../../db/unsaved";
import { notFound } from "../../http/app-error";
import type { UnsavedKind } from "../desk/unsaved";
import { claimForUnsaved } from "../media/claim-for-article";

/** Article 0 is an admin's new one. Its pictures are kept as long as its draft. */
export const UNSAVED_ARTICLES: UnsavedKind = {
  table: articleDraft,
  noun: "article",
  missing: notFound("Blog post"),
  there: (id) => sql`${id} = 0 or exists (select 1 from blog_post where id = ${id} and deleted_at is null)`,
  also: claimForUnsaved,
};
