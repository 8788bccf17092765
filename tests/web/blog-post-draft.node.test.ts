import { describe, expect, it } from "vitest";
import {
  differencesOf,
  draftOf,
  EMPTY_POST,
  fieldOf,
  isSame,
  payloadOf,
  RULES,
  tagsOf,
} from "../../web/features/blog/admin/post-draft";
import { type AdminBlogPost, newBlogPostSchema } from "../../worker/contract/blog";
import { brand } from "../../worker/contract/brand";
import { instantIn } from "../../worker/contract/site-time";

const post: AdminBlogPost = {
  id: 7,
  slug: "grips",
  title: "Grips",
  excerpt: null,
  content: "Open **them**.",
  category: "Technique",
  tags: ["grips", "rows"],
  featuredImage: null,
  readTime: 4,
  computedReadTime: 1,
  isPublished: true,
  isFeatured: false,
  status: "published",
  publishedAt: "2026-03-02T10:20:30.456Z",
  createdAt: "2026-03-01T10:20:30.456Z",
  updatedAt: "2026-03-02T10:20:30.456Z",
  deletedAt: null,
};

describe("the form of a post", () => {
  it("sends empty texts as null and tags without empty ones", () => {
    const draft = { ...EMPTY_POST, title: " A ", slug: " a ", tags: " one, ,two,, " };
    expect(payloadOf(draft, EMPTY_POST)).toEqual({
      title: "A",
      slug: "a",
      excerpt: null,
      content: null,
      category: null,
      tags: ["one", "two"],
      featuredImage: null,
      readTime: null,
      isPublished: false,
      isFeatured: false,
    });
    expect(payloadOf(EMPTY_POST, EMPTY_POST).tags).toBeNull();
  });

  it("leaves the instant of publication alone unless it was changed, for the field has no seconds", () => {
    const before = draftOf(post);
    expect(payloadOf({ ...before, title: "B" }, before)).not.toHaveProperty("publishedAt");
    expect(payloadOf({ ...before, publishFrom: "" }, before)).toHaveProperty("publishedAt", null);
    const later = payloadOf({ ...before, publishFrom: "2026-05-01T08:00" }, before);
    // On the site's clock, as a week's schedule is, wherever the coach sits.
    expect(later.publishedAt).toBe(instantIn("2026-05-01T08:00", brand.timeZone)?.toISOString());
    expect(newBlogPostSchema.safeParse(later).success).toBe(true);
  });

  it("knows a post that was not changed", () => {
    expect(isSame(draftOf(post), draftOf({ ...post }))).toBe(true);
    expect(isSame(draftOf(post), { ...draftOf(post), content: "x" })).toBe(false);
  });

  it("says what cannot be", () => {
    expect(RULES.title("  ")).toBe("Blog title is required");
    expect(RULES.slug("")).toBe("Blog slug is required");
    for (const fine of ["", "1", "600"]) expect(RULES.readTime(fine)).toBe(true);
    for (const wrong of ["0", "2.5", "601", "-1"]) expect(RULES.readTime(wrong)).not.toBe(true);
    expect(RULES.tags("x".repeat(41))).toBe("At most 40 characters a tag.");
    expect(tagsOf("a,b , ,c")).toEqual(["a", "b", "c"]);
  });

  it("tells in which fields a post was saved otherwise, in words", () => {
    expect(differencesOf(draftOf(post), { ...post, updatedAt: "2026-03-03T00:00:00.000Z" })).toEqual([]);
    const newer = { ...post, content: "Hold **them**.", tags: ["grips"], category: null, isPublished: false };
    const mine = { ...draftOf(post), title: "Mine" };
    expect(differencesOf(mine, newer)).toEqual([
      { field: "title", theirs: "Grips" },
      { field: "content", theirs: "Hold **them**." },
      { field: "category", theirs: "" },
      { field: "tags", theirs: "grips" },
      { field: "isPublished", theirs: "No" },
    ]);
  });

  it("finds the field that a refusal is about", () => {
    expect([fieldOf("tags.3"), fieldOf("publishedAt"), fieldOf("slug"), fieldOf("other")]).toEqual([
      "tags",
      "publishFrom",
      "slug",
      null,
    ]);
  });
});
