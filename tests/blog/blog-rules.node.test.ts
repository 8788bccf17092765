import { describe, expect, it } from "vitest";
import { publicFrom } from "../../worker/features/blog/publication";
import { relatedTo } from "../../worker/features/blog/related";

const post = (id: number, category: string | null, ...tags: string[]) => ({ id, category, tags });

describe("related posts", () => {
  it("are the nearest by tags and category, of equally near ones the newer, never the post itself", () => {
    const one = post(1, "Training", "Grips", "rows");
    const others = [
      post(9, "Recovery"),
      post(8, "Training"),
      one,
      post(7, null, "grips"),
      post(6, "Training", "grips", "rows"),
      post(5, "Training"),
    ];
    expect(relatedTo(one, others).map(({ id }) => id)).toEqual([6, 7, 8]);
  });

  it("are simply the newest where nothing is near", () => {
    const others = [post(4, "Recovery"), post(3, null), post(2, "Nutrition", "rice"), post(1, "Recovery")];
    expect(relatedTo(post(0, null), others).map(({ id }) => id)).toEqual([4, 3, 2]);
  });
});

describe("from when on a post is public", () => {
  const now = new Date("2026-03-02T12:00:00Z");
  const earlier = new Date("2026-02-01T12:00:00Z");
  const later = new Date("2026-04-01T12:00:00Z");
  const draft = { isPublished: false, publishedAt: null };
  const scheduled = { isPublished: true, publishedAt: later };
  const published = { isPublished: true, publishedAt: earlier };
  const takenBack = { isPublished: false, publishedAt: earlier };

  it.each([
    ["a draft that stays one", draft, undefined, false, null],
    ["a draft that is published", draft, undefined, true, now],
    ["a draft that is scheduled", draft, later, true, later],
    ["a draft dated back", draft, earlier, true, earlier],
    ["a scheduled post that is edited", scheduled, undefined, true, later],
    ["a scheduled post that is to appear at once", scheduled, null, true, now],
    ["a scheduled post that becomes a draft again", scheduled, undefined, false, null],
    ["a published post that is edited", published, undefined, true, earlier],
    ["a published post without a date of its own", published, null, true, earlier],
    ["a published post that is taken back", published, undefined, false, earlier],
    ["one that is published again", takenBack, undefined, true, earlier],
  ] as const)("%s", (_, before, asked, isPublished, from) => {
    expect(publicFrom(before, asked, isPublished, now)).toEqual(from);
  });
});
