import { describe, expect, it } from "vitest";
import {
  DURATION_BANDS,
  filtersOf,
  isNarrowed,
  NO_FILTERS,
  withFilters,
  workoutQueryOf,
} from "../../web/features/workouts/list/list-filters";

describe("the filters of the workout list", () => {
  it("come from the address as they went into it", () => {
    const filters = { search: "hips & core", focus: "Core & Hips", intensity: "Low", duration: "21-to-40" };
    const address = withFilters("?tab=weeks", filters).toString();
    expect(filtersOf(new URLSearchParams(address))).toEqual(filters);
    expect(address).toContain("tab=weeks");
  });

  it("leave no trace in the address when nothing is chosen", () => {
    expect(withFilters("?search=a&focus=b&tab=weeks", NO_FILTERS).toString()).toBe("tab=weeks");
  });

  it("stay as they are but for the one that is chosen", () => {
    const address = "?tab=weeks&focus=Core&intensity=Low";
    expect(withFilters(address, { duration: "over-60" }).toString()).toBe(
      "tab=weeks&focus=Core&intensity=Low&duration=over-60",
    );
    expect(withFilters(address, { focus: "" }).toString()).toBe("tab=weeks&intensity=Low");
  });

  it("ignore a length that is not on offer", () => {
    const filters = filtersOf(new URLSearchParams("duration=forever&search=%20%20"));
    expect(filters).toEqual(NO_FILTERS);
    expect(isNarrowed(filters)).toBe(false);
  });

  it("ask the server only for what was chosen", () => {
    expect(workoutQueryOf(NO_FILTERS)).toEqual({});
    expect(workoutQueryOf({ ...NO_FILTERS, duration: "up-to-20" })).toEqual({ maxDuration: "20" });
    expect(workoutQueryOf({ ...NO_FILTERS, search: "guard", duration: "over-60" })).toEqual({
      search: "guard",
      minDuration: "61",
    });
  });

  it("put every whole number of minutes into exactly one band", () => {
    for (let minutes = 1; minutes <= 200; minutes += 1) {
      const fitting = DURATION_BANDS.filter(
        ({ min, max }) => (min === undefined || min <= minutes) && (max === undefined || minutes <= max),
      );
      expect(fitting).toHaveLength(1);
    }
  });
});
