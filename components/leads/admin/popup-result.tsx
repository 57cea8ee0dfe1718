import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { type ArmResult, conversionOf, evaluatePopup, type Verdict } from "@/lib/leads/popup-result";
import { asPaise, formatPaise } from "@/lib/money";

interface PopupResultProps {
  days: number;
  shown: ArmResult;
  held: ArmResult;
  /** Null while the popup is off. */
  offer: LeadOffer | null;
}

const words: Record<Verdict, string> = {
  too_early: "Not enough data yet: each group needs at least 100 browsers and 5 orders.",
  not_clear: "No significant difference. The popup neither helps nor hurts.",
  earns: "The popup works: significantly more visitors who saw it ordered.",
  costs: "The popup costs orders: significantly fewer visitors who saw it ordered.",
};

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("en-IN");

function revenuePerBrowser({ revenuePaise, visitors }: ArmResult): string {
  return visitors === 0 ? "–" : formatPaise(asPaise(Math.round(revenuePaise / visitors)));
}

/** Popup results: the group that saw it compared with the control group. */
export function PopupResult({ days, shown, held, offer }: PopupResultProps) {
  const rows: [name: string, value: (arm: ArmResult) => string][] = [
    ["Browsers", ({ visitors }) => whole.format(visitors)],
    ["Sign-ups", ({ leads }) => whole.format(leads)],
    ["Orders", ({ orders }) => whole.format(orders)],
    ["Conversion rate (%)", (arm) => percent.format(conversionOf(arm))],
    ["Revenue", ({ revenuePaise }) => formatPaise(revenuePaise)],
    ["Revenue per browser", revenuePerBrowser],
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
              ? `Control group: ${offer.controlGroup}% of browsers. Last ${days} days, without cancelled orders and RTO.`
              : `Switched off. Last ${days} days.`}
          </p>
        </div>
        <p className="flex gap-x-4">
          <Link
            href={adminPaths.subscribers}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            Subscribers
          </Link>
          <Link
            href={adminPaths.settingsSection("leads")}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            Settings
          </Link>
        </p>
      </div>
      <p className="mt-3 border-brand border-l-2 pl-4">{words[evaluatePopup(shown, held)]}</p>
      <table className="mt-4 w-full max-w-xl text-left">
        <thead>
          <tr className="border-b">
            <td />
            <th scope="col" className="py-2 pl-4 text-right">
              Saw the popup
            </th>
            <th scope="col" className="py-2 pl-4 text-right">
              Control group
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
