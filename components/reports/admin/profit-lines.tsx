import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { asPaise, formatPaise, toDecimalRupees } from "@/lib/money";
import type { ProfitCosts, ProfitLine } from "@/lib/reports/profit";
import type { ReportRange } from "@/lib/reports/range";

interface ProfitLinesProps {
  path: string;
  range: ReportRange;
  costs: ProfitCosts;
  lines: readonly ProfitLine[];
}

/** What is left, line by line, with the two costs that the shop's books don't hold. */
export function ProfitLines({ path, range, costs, lines }: ProfitLinesProps) {
  return (
    <section aria-labelledby="profit-heading" className="mt-8 max-w-2xl">
      <h2 id="profit-heading" className="font-semibold text-lg">
        What is left
      </h2>
      <form action={path} className="mt-3 flex flex-wrap items-end gap-2">
        {Object.entries(range.query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cost name="piece" label="One piece costs, ₹" paise={costs.piece} />
        <Cost name="parcel" label="One parcel costs, ₹" paise={costs.parcel} />
        <Button type="submit" variant="outline" size="sm">
          Count
        </Button>
      </form>
      <p className="mt-2 text-muted-foreground">
        The shop does not know what pieces and parcels cost: type it without GST. The address of this page
        keeps it.
      </p>
      <table className="mt-4 w-full border-t">
        <tbody>
          {lines.map(({ label, paise }) => (
            <tr key={label} className="border-b last:font-semibold [&>*]:h-11">
              <th scope="row" className="text-left font-[inherit]">
                {label}
              </th>
              <td className="text-right tabular-nums">{formatPaise(asPaise(paise))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cost({ name, label, paise }: { name: string; label: string; paise: number }) {
  return (
    <div className="grid gap-1">
      <Label htmlFor={`cost-${name}`}>{label}</Label>
      <Input
        id={`cost-${name}`}
        name={name}
        inputMode="decimal"
        pattern="[0-9]{1,5}([.][0-9]{1,2})?"
        title="Rupees, such as 180 or 42.50"
        defaultValue={paise === 0 ? "" : toDecimalRupees(asPaise(paise))}
        className="w-36"
      />
    </div>
  );
}
