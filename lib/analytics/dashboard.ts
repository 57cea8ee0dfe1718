import { z } from "zod";
import { vitals } from "./event";

/** Spec 9. */
export const dashboardRanges = ["1h", "24h", "7d", "30d"] as const;
export type DashboardRange = (typeof dashboardRanges)[number];

/** Parses a URL's `range`; a day when it is missing or unknown. */
export function readDashboardRange(text: string | undefined): DashboardRange {
  return dashboardRanges.find((range) => range === text) ?? "24h";
}

const count = z.number();
const keyed = z.object({ key: z.string(), count });
const group = z.array(z.object({ key: z.string(), funnel: z.array(count).length(6) })).default([]);

const dashboardSchema = z.object({
  from: z.string(),
  live: count,
  visits_before: count,
  views: count,
  series: z.array(z.object({ at: z.string(), visits: count, orders: count })),
  visits: z.object({
    visit: group,
    source: group,
    device: group,
    country: group,
    region: group,
    size: group,
    pincode: group,
    landing: group,
  }),
  pages: z.array(keyed),
  events: z.array(keyed),
  searches: z.array(keyed.extend({ empty: count })),
  products: z.array(z.object({ id: count, name: z.string(), seen: count, bought: count })),
  vitals: z.array(z.object({ vital: z.enum(vitals), route: z.string(), bucket: count, count })),
});

/** The result of public.analytics(). A group's `funnel` counts the visits that reached each of funnelSteps. */
export type Dashboard = z.infer<typeof dashboardSchema>;

export const parseDashboard = (answer: unknown): Dashboard => dashboardSchema.parse(answer);
