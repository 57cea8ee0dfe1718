import Link from "next/link";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { type ArmResult, conversionOf, judgePopup, type Verdict } from "@/lib/leads/popup-result";
import { asPaise, formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";

interface PopupResultProps {
  days: number;
  shown: ArmResult;
  held: ArmResult;
  /** Null while the popup is off. */
  offer: LeadOffer | null;
}

const words: Record<Verdict, string> = {
  too_early:
    "Too early to say: each half needs at least 100 browsers and 5 orders before the figures mean anything.",
  not_clear:
    "No difference that could not be chance. The popup neither helps nor harms, as far as this shows.",
  earns: "The popup earns: more of those who saw it bought, and by more than chance explains.",
  costs: "The popup costs orders: fewer of those who saw it bought, and by more than chance explains.",
};

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("en-IN");

function revenuePerBrowser({ revenuePaise, visitors }: ArmResult): string {
  return visitors === 0 ? "–" : formatPaise(asPaise(Math.round(revenuePaise / visitors)));
}

/** Whether the popup earns: those who saw it beside those that it was held back from. */
export function PopupResult({ days, shown, held, offer }: PopupResultProps) {
  const rows: [name: string, value: (arm: ArmResult) => string][] = [
    ["Browsers", ({ visitors }) => whole.format(visitors)],
    ["Addresses left", ({ leads }) => whole.format(leads)],
    ["Orders", ({ orders }) => whole.format(orders)],
    ["Of 100 browsers ordered", (arm) => percent.format(conversionOf(arm))],
    ["Revenue", ({ revenuePaise }) => formatPaise(revenuePaise)],
    ["Revenue of a browser", revenuePerBrowser],
  ];
  return (
    <section aria-labelledby="popup-result" className="mt-12 max-w-220">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="popup-result" className="font-semibold text-xl">
            Lead popup
          </h2>
          <p className="text-muted-foreground">
            {offer
              ? `Held back from ${offer.holdOut}% of browsers, to compare. The last ${days} days, without cancelled and returned parcels.`
              : `Switched off. The last ${days} days.`}
          </p>
        </div>
        <p className="flex gap-x-4">
          <Link
            href={officePaths.subscribers}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            Subscribers
          </Link>
          <Link
            href={officePaths.settingsSection("leads")}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            Settings
          </Link>
        </p>
      </div>
      <p className="mt-3 border-brand border-l-2 pl-4">{words[judgePopup(shown, held)]}</p>
      <table className="mt-4 w-full max-w-xl text-left">
        <thead>
          <tr className="border-b">
            <td />
            <th scope="col" className="py-2 pl-4 text-right">
              Saw it
            </th>
            <th scope="col" className="py-2 pl-4 text-right">
              Held back
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b">
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              <td className="py-2 pl-4 text-right tabular-nums">{value(shown)}</td>
              <td className="py-2 pl-4 text-right tabular-nums">{value(held)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
