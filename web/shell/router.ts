// What pages import as "react-router-dom": build and types map that name here. The package keeps its links, forms and
// data routers in one module that bundlers cannot split; see also `scripts/lean-packages.ts`.
export {
  BrowserRouter,
  Navigate,
  StaticRouter,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
export { Link, NavLink } from "./link";
