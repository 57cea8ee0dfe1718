import { indianStates } from "@/lib/addresses/states";
import { oneOf, type TextRule } from "./field";

const daysOrHours = { pattern: /^[0-9]{1,2}$/, least: 1, most: 99 };

/** The kinds of product settings, each with the rule of its value. */
export const settingKinds = {
  percent: {
    pattern: /^[0-9]{1,3}(\.[0-9]{1,2})?$/,
    most: 90,
    problem: "Enter a percentage from 0 to 90, such as 10 or 12.5",
    must: "a percentage from 0 to 90 without a sign, such as 10 or 12.5",
  },
  rupees: {
    pattern: /^[0-9]{1,6}(\.[0-9]{1,2})?$/,
    problem: "Enter rupees, such as 49",
  },
  count: { pattern: /^[0-9]{1,3}$/, problem: "Enter a whole number, such as 2" },
  days: { ...daysOrHours, problem: "Enter days, from 1 to 99" },
  hours: { ...daysOrHours, problem: "Enter hours, from 1 to 99" },
  minutes: { pattern: /^[0-9]{2}$/, least: 30, most: 60, problem: "Enter whole minutes, from 30 to 60" },
  state: {
    pattern: oneOf(indianStates),
    problem: "Choose a state of India",
    must: "a state of India, such as Tamil Nadu",
  },
  transporter: {
    pattern: /^([0-9]{2}[0-9A-Z]{13})?$/,
    problem: "Enter the 15-character ID, or leave it empty",
    must: "a transporter ID of 15 characters, or empty",
  },
} satisfies Record<string, TextRule>;
