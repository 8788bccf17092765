import { queryOptions } from "@tanstack/react-query";
import type { CalendarFeed } from "../../worker/contract/calendar-feed";
import type { OwnWeekPlan, SessionMove, WeekPlanChange } from "../../worker/contract/week-plan";
import { api, call } from "../lib/http/api";
import { atId } from "./at-id";
import { KEYS } from "./keys";

export const setWeekPlan = (json: WeekPlanChange): Promise<OwnWeekPlan> =>
  call<OwnWeekPlan>(api.api.user["week-plan"].$put({ json }));

export const endWeekPlan = (): Promise<null> => call(api.api.user["week-plan"].$delete());

export const moveSession = (dayId: number, json: SessionMove): Promise<OwnWeekPlan> =>
  call<OwnWeekPlan>(api.api.user["week-plan"].moves[":id"].$put({ ...atId(dayId), json }));

export const forgetMove = (dayId: number): Promise<null> =>
  call(api.api.user["week-plan"].moves[":id"].$delete(atId(dayId)));

export const calendarQuery = queryOptions({
  queryKey: KEYS.calendar,
  queryFn: (): Promise<CalendarFeed> => call<CalendarFeed>(api.api.user.calendar.$get()),
});

export const renewCalendar = (): Promise<CalendarFeed> => call<CalendarFeed>(api.api.user.calendar.$post());

export const endCalendar = (): Promise<null> => call(api.api.user.calendar.$delete());
