import { documentOf } from "../document";
import { flag, number, text, wholeRupees } from "../field";

const claim = (label: string, defaultValue: string) =>
  text({
    label,
    defaultValue,
    pattern: /^[0-9][0-9,]{0,11}\+?$/,
    problem: `Enter a number such as ${defaultValue}`,
  });

export const referral = documentOf({
  key: "referral_settings",
  name: "Referral settings",
  fields: {
    isOn: flag("Enable the referral program", true),
    tees: number({ label: "T-shirts per free T-shirt", defaultValue: "3", most: 9 }),
    cap: wholeRupees({ label: "Maximum value of a free T-shirt", defaultValue: "699", most: 99_999 }),
    validDays: number({ label: "Code valid for (days)", defaultValue: "90", most: 999, unit: "days," }),
    reviewAtRisk: number({
      label: "Hold for review from (points)",
      defaultValue: "2",
      most: 9,
      width: "short",
    }),
    ambassadors: claim("Ambassadors", "10,000+"),
    freeTees: claim("Free tees", "50,000+"),
    rating: text({
      label: "Rating",
      defaultValue: "4.9",
      pattern: /^([1-4](\.[0-9])?|5(\.0)?)$/,
      problem: "Enter a number such as 4.9",
    }),
    claimSource: text({
      label: "Source",
      defaultValue: "",
      isOptional: true,
      longest: 160,
      pattern: /^\S/,
      problem: "Enter who counted this, and where it can be checked",
    }),
    claimDate: text({
      label: "Date",
      defaultValue: "",
      isOptional: true,
      longest: 10,
      pattern: /^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/,
      problem: "Enter the date of the source, such as 2026-11-01",
    }),
  },
  groups: [
    {
      title: "Availability",
      hint: "When off, new orders earn nothing. Earned rewards stay valid.",
      rows: ["isOn"],
    },
    {
      title: "Reward",
      hint: "Applies to new rewards. T-shirts are included once their order is Completed.",
      rows: [["tees", "cap", "validDays"]],
    },
    {
      title: "Review",
      hint: "Risk points: 1 for a shared network or pincode; 2 for a shared browser, phone or address, many orders a day, or mutual referrals.",
      rows: ["reviewAtRisk"],
    },
    {
      title: "Claims",
      hint: "Shown only with source and date. Without both, the page shows the shop's own figures.",
      rows: [
        ["ambassadors", "freeTees", "rating"],
        ["claimSource", "claimDate"],
      ],
    },
  ],
});
