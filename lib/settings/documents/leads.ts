import { documentOf, usualOf } from "../document";
import { choice, flag, keysOf, number, type ValuesOf, wholeRupees } from "../field";

const leadTriggerNames = {
  delay: "after a time",
  scroll: "after scrolling",
  exit: "when the pointer leaves the page",
};

export const leadTriggers = keysOf(leadTriggerNames);

export const leads = documentOf({
  key: "lead_settings",
  name: "Lead popup settings",
  fields: {
    isOn: flag("Visitors are offered a code for their address", true),
    trigger: choice({
      label: "It opens",
      usual: "delay",
      choices: leadTriggerNames,
      hint: "A phone has no pointer that leaves: there the scroll counts instead.",
      problem: "Choose when it opens",
      must: "delay, scroll or exit",
    }),
    delayMs: number({ label: "After so many milliseconds", usual: "5000", least: 1000, most: 60_000 }),
    scrollPercent: number({
      label: "After so much of the page, in per cent",
      usual: "50",
      least: 10,
      most: 99,
      affix: "%",
    }),
    holdOut: number({
      label: "Held back from, in per cent of browsers",
      usual: "10",
      least: 0,
      most: 50,
      affix: "%",
      width: "medium",
    }),
    percentOff: number({ label: "The code takes off, in per cent", usual: "20", most: 90, affix: "%" }),
    maxDiscount: wholeRupees({
      label: "At most",
      usual: "300",
      most: 99_999,
      isOptional: true,
      problem: "Type whole rupees up to 99999, or nothing",
      must: "whole rupees, from 1 to 99999",
    }),
    validDays: number({ label: "It works for so many days", usual: "30", most: 365 }),
  },
  groups: [
    {
      title: "Switch",
      hint: "Off, there is neither popup nor form. Codes that are out keep working.",
      rows: ["isOn"],
    },
    {
      title: "When it opens",
      hint: "Once in a browser session, on pages that everybody sees alike. Never in cart, checkout, orders and accounts.",
      rows: ["trigger", ["delayMs", "scrollPercent"]],
    },
    {
      title: "Whether it earns",
      hint: "Some browsers never see it. Marketing compares what they buy with what the others buy; 0 measures nothing.",
      rows: ["holdOut"],
    },
    {
      title: "The code",
      hint: "One for each address, once, for a first order. A change counts for codes that are given from then on.",
      rows: [["percentOff", "maxDiscount", "validDays"]],
    },
  ],
});

export type LeadSettings = ValuesOf<typeof leads.fields>;

export const usualLeadSettings = usualOf(leads);
