import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./column-kinds";

/** The video last attached to an exercise of a name. `nameKey` is the name as `nameKey()` folds it. */
export const exerciseVideo = sqliteTable(
  "exercise_video",
  {
    nameKey: text("name_key").primaryKey(),
    name: text("name").notNull(),
    videoUrl: text("video_url").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("exercise_video_name").on(t.name)],
);
