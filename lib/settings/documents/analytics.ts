import { documentOf, getDefaults } from "../document";
import { type FlagField, flag, idField, type TextField, type ValuesOf } from "../field";

/** The trackers that the spec names: the switch, the id, and the format of the id. */
export const trackers = [
  {
    flag: "enableAnalytics",
    id: "analyticsId",
    name: "Google Analytics 4",
    label: "Measurement ID",
    pattern: /^G-[A-Z0-9]{6,12}$/,
    problem: "Enter an ID such as G-ABC123DEF4",
  },
  {
    flag: "enableAds",
    id: "adsId",
    name: "Google Ads",
    label: "Conversion ID",
    pattern: /^AW-[0-9]{8,12}$/,
    problem: "Enter an ID such as AW-123456789",
  },
  {
    flag: "enableTagManager",
    id: "tagManagerId",
    name: "Google Tag Manager",
    label: "Container ID",
    pattern: /^GTM-[A-Z0-9]{4,10}$/,
    problem: "Enter an ID such as GTM-ABC123",
  },
  {
    flag: "enableFacebookPixel",
    id: "facebookPixelId",
    name: "Meta Pixel",
    label: "Pixel ID",
    pattern: /^[0-9]{10,20}$/,
    problem: "Enter an ID of 10 to 20 digits",
  },
  {
    flag: "enableClarity",
    id: "clarityId",
    name: "Microsoft Clarity",
    label: "Project ID",
    pattern: /^[a-z0-9]{8,12}$/,
    problem: "Enter an ID such as abcd1234ef",
  },
] as const;

type Tracker = (typeof trackers)[number];

const fields = Object.fromEntries(
  trackers.flatMap(({ flag: name, id, ...tracker }) => [
    [name, flag(`Enable ${tracker.name}`, false, tracker.name)],
    [id, idField({ ...tracker, title: `${tracker.name}: ${tracker.label}`, neededBy: { [name]: true } })],
  ]),
) as Record<Tracker["flag"], FlagField> & Record<Tracker["id"], TextField>;

export const analytics = documentOf({
  key: "analytics_settings",
  name: "Analytics settings",
  fields,
  groups: trackers.map(({ name, flag, id }) => ({ title: name, isTight: true, rows: [flag, id] })),
});

export type AnalyticsSettings = ValuesOf<typeof fields>;

export const noAnalytics = getDefaults(analytics);
