import { app } from "../../worker/app";
import { accessTable } from "../../worker/http/guards";

/** Every route of the product, with an address that fits its pattern and names nothing that exists. */
export const EVERY_ROUTE = accessTable(app).map((route) => ({
  ...route,
  address: route.path.replace(/:\w+/g, "999999").replace("/*", "/"),
}));

/** Those that may change something. */
export const WRITES = EVERY_ROUTE.filter(({ method }) => method !== "GET");
