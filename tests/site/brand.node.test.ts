import { expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { money } from "../../worker/contract/money";

const { membershipMonthly, membershipAnnual, coachingMonthly } = brand.prices;

it.each([membershipMonthly, membershipAnnual, coachingMonthly])(
  "a price is shown as it is charged: $label",
  (price) => {
    expect(price.label).toBe(money(price.cents));
  },
);
