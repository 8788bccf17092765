import { lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminProgramsTab } from "../features/programs/admin-programs-tab";
import { AdminPage } from "../features/site/admin/admin-page";

const Workouts = lazy(async () => ({
  default: (await import("../features/workouts/admin/admin-workouts-panel")).AdminWorkoutsPanel,
}));
const Blog = lazy(async () => ({ default: (await import("../features/blog/admin/admin-blog-panel")).AdminBlogPanel }));

/** Content administration; each tab shows another feature's screen. The first one is in the page's own code. */
export function AdminScreen() {
  const [params] = useSearchParams();
  const tab = params.get("tab");
  return <AdminPage>{tab === "workouts" ? <Workouts /> : tab === "blog" ? <Blog /> : <AdminProgramsTab />}</AdminPage>;
}
