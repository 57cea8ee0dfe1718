import { documentOf, getDefaults } from "../document";
import { choice, flag, keysOf, number, type ValuesOf, wholeRupees } from "../field";

const leadTriggerNames = {
  delay: "After a delay",
  scroll: "After scrolling",
  exit: "On exit intent",
};

export const leadTriggers = keysOf(leadTriggerNames);

export const leads = documentOf({
  key: "lead_settings",
  name: "Lead popup settings",
  fields: {
    isOn: flag("Show the lead popup", true),
    trigger: choice({
      label: "Trigger",
      defaultValue: "delay",
      choices: leadTriggerNames,
      hint: "On phones, exit intent uses scrolling instead.",
      problem: "Choose a trigger",
      must: "delay, scroll or exit",
    }),
    delayMs: number({ label: "Delay in milliseconds", defaultValue: "5000", least: 1000, most: 60_000 }),
    scrollPercent: number({
      label: "Scroll depth (%)",
      defaultValue: "50",
      least: 10,
      most: 99,
      affix: "%",
    }),
    controlGroup: number({
      label: "Control group (% of browsers)",
      defaultValue: "10",
      least: 0,
      most: 50,
      affix: "%",
      width: "medium",
    }),
    percentOff: number({ label: "Discount (%)", defaultValue: "20", most: 90, affix: "%" }),
    maxDiscount: wholeRupees({
      label: "Maximum discount",
      defaultValue: "300",
      most: 99_999,
      isOptional: true,
      problem: "Enter whole rupees up to 99999, or leave it empty",
      must: "whole rupees, from 1 to 99999",
    }),
    validDays: number({ label: "Valid for (days)", defaultValue: "30", most: 365 }),
  },
  groups: [
    {
      title: "Availability",
      hint: "When off, the popup and form are hidden. Issued codes keep working.",
      rows: ["isOn"],
    },
    {
      title: "Display",
      hint: "Once per browser session. Never in cart, checkout, orders or accounts.",
      rows: ["trigger", ["delayMs", "scrollPercent"]],
    },
    {
      title: "Experiment",
      hint: "The control group never sees the popup. Compare results under Subscribers; 0 disables this.",
      rows: ["controlGroup"],
    },
    {
      title: "Code",
      hint: "One first-order code per email. Changes apply to new codes only.",
      rows: [["percentOff", "maxDiscount", "validDays"]],
    },
  ],
});

export type LeadSettings = ValuesOf<typeof leads.fields>;

export const defaultLeadSettings = getDefaults(leads);
