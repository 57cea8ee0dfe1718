import { documentOf } from "../document";
import { flag, number, text, wholeRupees } from "../field";

const claim = (label: string, usual: string) =>
  text({ label, usual, pattern: /^[0-9][0-9,]{0,11}\+?$/, problem: `Type a number such as ${usual}` });

export const referral = documentOf({
  key: "referral_settings",
  name: "Referral settings",
  fields: {
    isOn: flag("The program is on", true),
    pieces: number({ label: "T-shirts for one free one", usual: "3", most: 9 }),
    cap: wholeRupees({ label: "Free up to", usual: "699", most: 99_999 }),
    validDays: number({ label: "Days that a code works", usual: "90", most: 999, unit: "days," }),
    holdAt: number({ label: "Held for review from", usual: "2", most: 9, width: "short" }),
    ambassadors: claim("Ambassadors", "10,000+"),
    freeTees: claim("Free tees", "50,000+"),
    rating: text({
      label: "Rating",
      usual: "4.9",
      pattern: /^([1-4](\.[0-9])?|5(\.0)?)$/,
      problem: "Type a number such as 4.9",
    }),
  },
  groups: [
    { title: "Switch", hint: "Off, new orders earn nothing. What was earned stays good.", rows: ["isOn"] },
    {
      title: "Reward",
      hint: "Counts for rewards that are given from now on. T-shirts count when their order is Completed.",
      rows: [["pieces", "cap", "validDays"]],
    },
    {
      title: "Review",
      hint: "Points of what looks odd about an order: 1 for the referrer's network or pincode, 2 for a browser, phone or door that other buyers share, for many orders in a day, and for two who bring each other.",
      rows: ["holdAt"],
    },
    {
      title: "Claims",
      hint: "The page of the program shows them as they are typed. They must be true.",
      rows: [["ambassadors", "freeTees", "rating"]],
    },
  ],
});
