import { afterAll, vi } from "vitest";
import { SETTINGS } from "./paid-club";

type Thing = { id: string; object: string; [field: string]: unknown };
type Item = { id: string; price: Thing; current_period_start: number; current_period_end: number };
type Asked = { form: URLSearchParams; id: string };

const MONTH = 30 * 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly words: { code?: string; param?: string; message: string; type?: string },
  ) {
    super(words.message);
  }
}

/**
 * Another implementation of the provider's API, of its documented promises only: ids of any shape, fields nobody has
 * asked for, nothing brought along that was not asked for, null fields left out, lists in another order, attempts that
 * stay incomplete when their invoice is voided, and refusals that are kept under their key as answers are.
 */
export function openSparingProvider() {
  const all = new Map<string, Thing>();
  const paidBy = new Map<string, string>();
  const replies = new Map<string, { body: string; status: number; answer: unknown }>();
  const outside = globalThis.fetch;
  let made = 0;

  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (!request.url.startsWith(SETTINGS.STRIPE_API_BASE ?? "-")) return outside(input as RequestInfo, init);
    const { pathname, search } = new URL(request.url);
    const body = new TextDecoder().decode(await request.arrayBuffer());
    const key = request.headers.get("idempotency-key");
    const kept = key ? replies.get(key) : undefined;
    if (kept && kept.body !== body) {
      return Response.json({ error: { type: "idempotency_error", message: "other parameters" } }, { status: 400 });
    }
    const { status, answer } =
      kept ?? perform(request.method, pathname, new URLSearchParams(`${search.slice(1)}&${body}`));
    if (key) replies.set(key, { body, status, answer });
    const headers = { "Request-Id": "req_x", ...(kept ? { "Idempotent-Replayed": "true" } : {}) };
    return Response.json(answer, { status, headers });
  });
  afterAll(() => void vi.restoreAllMocks());

  function perform(method: string, path: string, form: URLSearchParams): { status: number; answer: unknown } {
    const [, , collection, id = "", verb] = path.split("/");
    const place = id === "create_preview" || !id ? [collection, id] : [collection, ":id", verb];
    const route = ROUTES[`${method} ${place.filter(Boolean).join("/")}`];
    try {
      if (!route) throw new Refused(404, { message: `Unrecognized request URL (${method}: ${path})` });
      const expand = [...form].filter(([name]) => name.startsWith("expand[")).map(([, value]) => value.split("."));
      return { status: 200, answer: brought(route({ form, id }), expand) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const answer = {
        error: { type: "invalid_request_error", doc_url: "https://stripe.example/docs", ...error.words },
      };
      return { status: error.status, answer };
    }
  }

  /** An object as it is answered: what is named by an id stays an id, unless the call has asked for it. */
  function brought(value: unknown, paths: string[][]): unknown {
    if (Array.isArray(value)) return value.map((each) => brought(each, paths));
    const thing = typeof value === "string" ? all.get(value) : value;
    if (typeof thing !== "object" || thing === null) return value;
    const shown: Record<string, unknown> = { ...structuredClone(thing), a_new_field: { nobody: ["has", "asked"] } };
    for (const head of new Set(paths.flatMap(([first]) => first ?? []))) {
      const rest = paths.filter(([first]) => first === head).map((path) => path.slice(1));
      const found = hidden(thing as Thing, head) ?? shown[head];
      if (found !== undefined && found !== null) shown[head] = brought(found, rest);
    }
    return shown;
  }

  function hidden({ id, object, status }: Thing, field: string): unknown {
    const intent = object === "invoice" ? all.get(paidBy.get(id) ?? "") : undefined;
    if (!intent) return undefined;
    if (field === "confirmation_secret") return { type: "payment_intent", client_secret: intent.client_secret };
    const payment = { type: "payment_intent", payment_intent: intent.id };
    const spare = {
      id: add("inpay", "invoice_payment", {}).id,
      status: "canceled",
      payment: { ...payment, payment_intent: "pi_old" },
    };
    return field === "payments"
      ? { object: "list", data: [spare, { ...spare, status: status === "paid" ? "paid" : "open", payment }] }
      : undefined;
  }

  function add(prefix: string, object: string, fields: Record<string, unknown>): Thing {
    made += 1;
    const id = `${prefix}_1Sp${made}${crypto.randomUUID().replaceAll("-", "").slice(0, 18)}Zz`;
    const thing = { id, object, created: seconds() + made, ...fields };
    all.set(id, thing);
    return thing;
  }

  function known(id: unknown, param = "id"): Thing {
    const thing = all.get(String(id));
    if (!thing) throw new Refused(404, { code: "resource_missing", param, message: `No such object: '${id}'` });
    return thing;
  }

  const of = (object: string) => [...all.values()].filter((thing) => thing.object === object);
  const itemOf = (subscription: Thing) => (subscription.items as { data: [Item] }).data[0];
  const centsOf = (price: Thing) => Number(price.unit_amount);

  function listed(things: Thing[], form: URLSearchParams): Thing {
    const after = things.findIndex(({ id }) => id === form.get("starting_after")) + 1;
    const limit = Number(form.get("limit") ?? 10);
    const data = things.slice(after, after + limit);
    return { id: "", object: "list", data, has_more: after + limit < things.length, url: "/v1/somewhere" };
  }

  function price(id: string, unit_amount: number, interval: "month" | "year"): void {
    all.set(id, {
      id,
      object: "price",
      active: true,
      currency: "usd",
      unit_amount,
      recurring: { interval, meter: null },
    });
  }
  price(SETTINGS.STRIPE_PRICE_MONTHLY ?? "", 3000, "month");
  price(SETTINGS.STRIPE_PRICE_ANNUAL ?? "", 30_000, "year");

  function invoice(subscription: Thing, cents: number, reason: string): Thing {
    const made = add("in", "invoice", {
      customer: subscription.customer,
      status: cents > 0 ? "open" : "paid",
      total: cents,
      amount_due: cents,
      amount_paid: 0,
      amount_remaining: cents,
      starting_balance: 0,
      currency: "usd",
      billing_reason: reason,
      lines: { object: "list", has_more: false, data: [{ id: "il_1", object: "line_item", amount: cents }] },
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    });
    subscription.latest_invoice = made.id;
    if (cents > 0) {
      const intent = add("pi", "payment_intent", { amount: cents, status: "requires_payment_method" });
      intent.client_secret = `${intent.id}_secret_${crypto.randomUUID()}`;
      paidBy.set(made.id, intent.id);
    }
    return made;
  }

  function settle(subscription: Thing, card: Thing | undefined): void {
    const open = known(subscription.latest_invoice);
    const intent = all.get(paidBy.get(open.id) ?? "");
    if (!intent || open.status !== "open")
      throw new Refused(400, { code: "payment_intent_unexpected_state", message: "" });
    Object.assign(intent, { status: "succeeded" });
    Object.assign(open, { status: "paid", amount_paid: open.amount_due, amount_remaining: 0 });
    Object.assign(subscription, { status: "active", ...(card ? { default_payment_method: card.id } : {}) });
    add("ch", "charge", { customer: subscription.customer, amount: open.amount_paid, payment_intent: intent.id });
  }

  function createSubscription({ form }: Asked): Thing {
    const customer = known(form.get("customer"), "customer");
    const asked = form.get("discounts[0][promotion_code]");
    const couponId = asked ? (known(asked).promotion as { coupon: string }).coupon : form.get("discounts[0][coupon]");
    const coupon = couponId ? known(couponId, "discounts[0][coupon]") : undefined;
    if (asked && known(asked).full) throw new Refused(400, { param: "discounts[0][promotion_code]", message: "full" });
    const wanted = known(form.get("items[0][price]"), "items[0][price]");
    const anchor = Number(form.get("billing_cycle_anchor") ?? 0);
    const period = wanted.id === SETTINGS.STRIPE_PRICE_ANNUAL ? 12 * MONTH : MONTH;
    const item = { id: "", object: "subscription_item", quantity: 1, price: wanted };
    const subscription = add("sub", "subscription", {
      status: "incomplete",
      customer: customer.id,
      cancel_at_period_end: false,
      metadata: { userId: form.get("metadata[userId]"), restored: form.get("metadata[restored]") ?? "" },
      items: {
        object: "list",
        data: [
          {
            ...item,
            id: `si_${made}`,
            current_period_start: seconds(),
            current_period_end: anchor || seconds() + period,
          },
        ],
      },
    });
    if (coupon) {
      const source = { type: "coupon", coupon: coupon.id };
      subscription.discounts = [add("di", "discount", { source, ...(asked ? { promotion_code: asked } : {}) }).id];
    }
    if (form.has("default_payment_method")) subscription.default_payment_method = form.get("default_payment_method");
    const off = Number(coupon?.percent_off ?? 0);
    const first = invoice(subscription, anchor ? 0 : (centsOf(wanted) * (100 - off)) / 100, "subscription_create");
    if (first.status === "paid") {
      subscription.status = "active";
      if (!subscription.default_payment_method) subscription.pending_setup_intent = setupIntent(customer.id).id;
    }
    return subscription;
  }

  function setupIntent(customer: string): Thing {
    const intent = add("seti", "setup_intent", { customer, status: "requires_payment_method" });
    intent.client_secret = `${intent.id}_secret_${crypto.randomUUID()}`;
    return intent;
  }

  function updateSubscription({ form, id }: Asked): Thing {
    const subscription = known(id);
    if (subscription.status === "canceled") throw new Refused(400, { message: "canceled" });
    const item = itemOf(subscription);
    const next = form.get("items[0][price]");
    if (form.has("cancel_at_period_end")) {
      subscription.cancel_at_period_end = form.get("cancel_at_period_end") === "true";
      subscription.canceled_at = seconds();
    }
    if (form.get("cancel_at") === "") delete subscription.cancel_at;
    if (form.has("default_payment_method")) subscription.default_payment_method = form.get("default_payment_method");
    if (next) {
      if (form.get("items[0][id]") !== item.id) throw new Refused(400, { message: "a second item", param: "items" });
      const due = centsOf(known(next)) - unused(item);
      Object.assign(item, {
        price: known(next),
        current_period_start: seconds(),
        current_period_end: seconds() + 12 * MONTH,
      });
      if (invoice(subscription, due, "subscription_update").status === "open") settle(subscription, undefined);
    }
    return subscription;
  }

  const unused = ({ price, current_period_start: start, current_period_end: end }: Item) =>
    Math.round((centsOf(price) * (end - seconds())) / (end - start));

  const ROUTES: Record<string, (asked: Asked) => Thing> = {
    "POST customers": ({ form }) => add("cus", "customer", { metadata: { userId: form.get("metadata[userId]") } }),
    "DELETE customers/:id": ({ id }) => {
      known(id);
      all.delete(id);
      return { id, object: "customer", deleted: true };
    },
    "GET promotion_codes": ({ form }) =>
      listed(
        of("promotion_code").filter(({ code }) => String(code).toLowerCase() === form.get("code")?.toLowerCase()),
        form,
      ),
    "POST subscriptions": createSubscription,
    // Which of them comes first is not said anywhere.
    "GET subscriptions": ({ form }) =>
      listed(
        of("subscription").filter(({ customer }) => customer === form.get("customer")),
        form,
      ),
    "GET subscriptions/:id": ({ id }) => known(id),
    "POST subscriptions/:id": updateSubscription,
    "DELETE subscriptions/:id": ({ id }) => {
      const subscription = known(id);
      if (subscription.status === "canceled") throw new Refused(404, { code: "resource_missing", message: "none" });
      return Object.assign(subscription, { status: "canceled", canceled_at: seconds(), ended_at: seconds() });
    },
    "GET invoices": ({ form }) =>
      listed(
        of("invoice")
          .filter(({ customer }) => !form.has("customer") || customer === form.get("customer"))
          .filter(({ status }) => !form.has("status") || status === form.get("status"))
          .filter((each) => {
            const { subscription } = (each.parent as { subscription_details: { subscription: string } })
              .subscription_details;
            return !form.has("subscription") || subscription === form.get("subscription");
          })
          .reverse(),
        form,
      ),
    "POST invoices/:id/void": ({ id }) => {
      const open = known(id);
      if (open.status !== "open") throw new Refused(400, { message: "not open" });
      Object.assign(known(paidBy.get(id)), { status: "canceled" });
      return Object.assign(open, { status: "void", amount_remaining: 0 });
    },
    "POST invoices/create_preview": ({ form }) => {
      const item = itemOf(known(form.get("subscription")));
      const cost = centsOf(known(form.get("subscription_details[items][0][price]")));
      const amounts = [cost, -unused(item)];
      const total = cost - unused(item);
      const lines = {
        object: "list",
        data: amounts.map((amount, at) => ({ id: `il_${at}`, amount })),
        has_more: false,
      };
      return { id: "upcoming", object: "invoice", total, amount_due: Math.max(0, total), starting_balance: 0, lines };
    },
    "POST setup_intents": ({ form }) => setupIntent(String(form.get("customer"))),
    "GET setup_intents/:id": ({ id }) => known(id),
    "GET prices/:id": ({ id }) => known(id),
    "POST refunds": ({ form }) => {
      const charge = of("charge").find(({ payment_intent }) => payment_intent === form.get("payment_intent"));
      if (!charge) throw new Refused(404, { code: "resource_missing", param: "payment_intent", message: "none" });
      return add("re", "refund", { amount: Number(form.get("amount")), charge: charge.id });
    },
  };

  function coupon(code: string, percent_off: number, more: Record<string, unknown> = {}): void {
    const { id } = add("", "coupon", { percent_off, valid: true, duration: "forever", name: `${percent_off} off` });
    add("promo", "promotion_code", { code, active: true, promotion: { type: "coupon", coupon: id }, ...more });
  }

  const subscriptions = (customer: string | null | undefined) =>
    of("subscription").filter((each) => each.customer === customer);
  return {
    coupon,
    subscriptions,
    refunds: () => of("refund").map(({ amount }) => Number(amount)),
    paid: (customer: string | null | undefined) =>
      of("charge")
        .filter((each) => each.customer === customer)
        .map(({ amount }) => Number(amount)),
    /** What the member's browser does with the secret; answers the refusal, or null. */
    confirm(secret: string | null | undefined): string | null {
      const intent = known(String(secret).split("_secret_")[0]);
      const card = add("pm", "payment_method", { type: "card", card: { brand: "visa", last4: "4242", wallet: null } });
      if (intent.object === "setup_intent") Object.assign(intent, { status: "succeeded", payment_method: card.id });
      else {
        const invoiced = of("invoice").find(({ id }) => paidBy.get(id) === intent.id);
        const subscription = of("subscription").find(({ latest_invoice }) => latest_invoice === invoiced?.id);
        if (intent.status !== "requires_payment_method" || !subscription) return String(intent.status);
        settle(subscription, card);
      }
      return null;
    },
    /** A renewal that the bank has refused. */
    failRenewal(subscription: Thing): void {
      const item = itemOf(subscription);
      Object.assign(item, { current_period_start: seconds(), current_period_end: seconds() + MONTH });
      invoice(subscription, centsOf(item.price), "subscription_cycle");
      subscription.status = "past_due";
    },
  };
}
