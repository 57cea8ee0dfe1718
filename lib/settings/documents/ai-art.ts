import { documentOf } from "../document";
import { flag, number, wholeRupees } from "../field";

export const aiArt = documentOf({
  key: "ai_art_settings",
  name: "AI art settings",
  fields: {
    isOn: flag("Enable AI art", true),
    personDay: number({ label: "Images per person, per day", defaultValue: "3", most: 99 }),
    personMonth: number({ label: "Images per person, per month", defaultValue: "20", most: 999 }),
    shopDay: number({ label: "Images in total, per day", defaultValue: "200", most: 9999 }),
    budget: wholeRupees({
      label: "Maximum spend per day",
      defaultValue: "500",
      most: 999_999,
      width: "short",
    }),
  },
  order: { from: "personDay", to: "personMonth", problem: "Must be at least the daily limit" },
  groups: [
    {
      title: "Availability",
      hint: "When off, the tool is hidden and credits for queued images are returned.",
      rows: ["isOn"],
    },
    {
      title: "Pictures",
      hint: "Per day and month in IST.",
      rows: [["personDay", "personMonth", "shopDay"]],
    },
    {
      title: "Money",
      hint: "Based on the provider's list prices, at ₹95 per dollar.",
      rows: ["budget"],
    },
  ],
});
