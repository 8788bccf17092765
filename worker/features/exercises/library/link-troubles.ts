import { sql } from "drizzle-orm";
import { LINK_TROUBLES } from "../../../contract/library-limits";

/** Condition: members cannot watch the link. Written exactly like the partial index, so that it is used. */
export const inTrouble = sql.raw(`state in (${LINK_TROUBLES.map((state) => `'${state}'`).join(", ")})`);
