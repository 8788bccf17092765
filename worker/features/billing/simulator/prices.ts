import { type Form, inner, text } from "./form";
import type { Price } from "./objects";
import { invalid } from "./refusal";
import { addPrice, newId, type World } from "./world";

type Asked = { world: World; form: Form };

export const LISTED_PRICES = ["active", "type", "currency", "recurring"];
export const PRICE_PARAMETERS = ["currency", "unit_amount", "recurring", "product_data"];

export function listPrices({ world, form }: Asked): Price[] {
  const interval = text(inner(form, "recurring"), "interval");
  return Object.values(world.prices).filter(
    (price) =>
      (!form.active || String(price.active) === form.active) &&
      (!form.currency || price.currency === form.currency) &&
      (!interval || price.recurring.interval === interval),
  );
}

export function createPrice({ world, form }: Asked): Price {
  const interval = text(inner(form, "recurring"), "interval");
  if (interval !== "month" && interval !== "year") {
    throw invalid("Invalid recurring[interval]: must be one of month or year", { param: "recurring[interval]" });
  }
  if (!text(inner(form, "product_data"), "name")) {
    throw invalid("Missing required param: product_data[name].", { param: "product_data[name]" });
  }
  return addPrice(world, newId(world, "price"), Number(text(form, "unit_amount")), interval);
}
