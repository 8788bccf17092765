import { PAGES } from "../../worker/contract/pages";

export const articleAddress = (slug: string) => PAGES.blogPost.replace(":slug", slug);
