import { documentOf } from "../document";
import { flag, number, wholeRupees } from "../field";

export const aiArt = documentOf({
  key: "ai_art_settings",
  name: "AI art settings",
  fields: {
    isOn: flag("Pictures are drawn", true),
    personDay: number({ label: "For one person, a day", usual: "3", most: 99 }),
    personMonth: number({ label: "For one person, a month", usual: "20", most: 999 }),
    shopDay: number({ label: "For all, a day", usual: "200", most: 9999 }),
    budget: wholeRupees({
      label: "Spent a day at most",
      usual: "500",
      most: 999_999,
      width: "short",
    }),
  },
  order: { from: "personDay", to: "personMonth", problem: "At least as many as in a day" },
  groups: [
    {
      title: "Switch",
      hint: "Off, the designer has no such tool, and what waits is given back.",
      rows: ["isOn"],
    },
    {
      title: "Pictures",
      hint: "Counted by the day and the month of India.",
      rows: [["personDay", "personMonth", "shopDay"]],
    },
    {
      title: "Money",
      hint: "Prices are those of the provider's list, and a dollar is counted as ₹95.",
      rows: ["budget"],
    },
  ],
});
