import { sql } from "drizzle-orm";
import { LINK_TROUBLES } from "../../../contract/library-limits";

/** Whether a row of `video_link` is a link that members cannot watch; in the words of its index, so that it is used. */
export const inTrouble = sql.raw(`state in (${LINK_TROUBLES.map((state) => `'${state}'`).join(", ")})`);
