export type WrittenPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: "Technique" | "Training" | "Recovery" | "Mental Game" | "Nutrition" | "Competition";
  tags: string[];
  /** Minutes; null where the coach gave none. */
  readTime: number | null;
  featured?: true;
  daysOld: number;
  /** Markdown. */
  content: string;
};
