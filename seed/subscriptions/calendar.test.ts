import { DAY, startOfDay } from "../sales/times";
import { dueOf, planCalendar } from "./calendar";
import { oldest } from "./insert";
import { LIVES } from "./lives";

const FOUR_YEARS = 4 * 366;
const FIRST = Date.parse("2026-01-01T18:20:00Z");

const monthsOf = (plan: string) => (plan.endsWith("quarter") ? 3 : 1);

it.each(LIVES)("the next charge of %j is on its day, whenever the shop is first started", (life) => {
  const months = monthsOf(life.plan);
  const starts = Array.from({ length: FOUR_YEARS }, (_, day) => FIRST + day * DAY);
  const faults = starts.filter((end) => {
    const { anchor, behind } = planCalendar(end, { ...life, months, hour: 20 });
    const isExact = dueOf(anchor, months, behind) === startOfDay(end + life.next * DAY);
    return !isExact || behind < life.charges || end - anchor >= oldest * DAY;
  });
  expect(faults).toEqual([]);
});
