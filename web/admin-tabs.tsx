import { type ComponentType, lazy } from "react";
import { useSearchParams } from "react-router-dom";

const panel = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

const Programs = panel("AdminProgramsTab", () => import("./features/programs/admin-programs-tab"));
const Workouts = panel("AdminWorkoutsPanel", () => import("./features/workouts/admin/admin-workouts-panel"));
const Blog = panel("AdminBlogPanel", () => import("./features/blog/admin/admin-blog-panel"));

/** What the chosen tab of content administration shows: a screen of its own noun, each a chunk of its own. */
export function AdminTab() {
  const [params] = useSearchParams();
  const tab = params.get("tab");
  if (tab === "workouts") return <Workouts />;
  return tab === "blog" ? <Blog /> : <Programs />;
}
