// What the pages import as "react-router-dom": the build and the types lead that name here. The package itself keeps its
// links, forms and data routers in one module that no bundler takes apart; see also `scripts/lean-packages.ts`.
export {
  BrowserRouter,
  Navigate,
  StaticRouter,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
export { Link, NavLink } from "./link";
