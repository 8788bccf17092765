import { fold } from "../worker/db/folded.ts";
import { readingMinutes } from "../worker/features/blog/reading-time.ts";
import { grips } from "./blog/grips.ts";
import { losingRounds } from "./blog/losing-rounds.ts";
import { restDays } from "./blog/rest-days.ts";
import { tenDaysOut } from "./blog/ten-days-out.ts";
import { twoLifts } from "./blog/two-lifts.ts";
import { DAY_MS, HOUR_MS, type Moment } from "./calendar.ts";
import { insertInto, type SeedStatement } from "./insert.ts";

/** The Worker renders the HTML of these when they are first read, like that of posts rendered by older rules. */
export function blogStatements({ now }: Moment): SeedStatement[] {
  return insertInto(
    "blog_post",
    [losingRounds, tenDaysOut, restDays, grips, twoLifts].map((post, index) => {
      const createdAt = now - post.daysOld * DAY_MS - index * HOUR_MS;
      return {
        slug: post.slug,
        title: post.title,
        excerpt: post.excerpt,
        content: post.content,
        category: post.category,
        tags: JSON.stringify(post.tags),
        read_time: post.readTime,
        computed_read_time: readingMinutes(post.content),
        is_published: 1,
        is_featured: post.featured ? 1 : 0,
        published_at: createdAt,
        created_at: createdAt,
        updated_at: createdAt,
        search_text: fold(`${post.title}\n${post.excerpt}`),
      };
    }),
  );
}
