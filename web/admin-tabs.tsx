import { useSearchParams } from "react-router-dom";
import { lazyPage as page } from "./shell/lazy-page";

const Programs = page("AdminProgramsTab", () => import("./features/programs/admin-programs-tab"));
const Workouts = page("AdminWorkoutsPanel", () => import("./features/workouts/admin/admin-workouts-panel"));
const Blog = page("AdminBlogPanel", () => import("./features/blog/admin/admin-blog-panel"));

/** What the chosen tab of content administration shows: a screen of its own noun, each a chunk of its own. */
export function AdminTab() {
  const [params] = useSearchParams();
  const tab = params.get("tab");
  if (tab === "workouts") return <Workouts />;
  return tab === "blog" ? <Blog /> : <Programs />;
}
