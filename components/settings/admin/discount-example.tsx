import { useWatch } from "react-hook-form";
import { asPaise, formatPaise } from "@/lib/money";
import { discountPrice, roundingRule } from "@/lib/pricing/discount";
import { findSettingProblem } from "@/lib/settings/product-settings";
import type { ProductSettings } from "@/lib/settings/product-settings-schema";

const listPrices = [49_900, 79_900, 129_900].map(asPaise);

/** Three sample prices with the typed discount, by the shop's own calculator. */
export function DiscountExample() {
  const discount = useWatch<ProductSettings, "global_discount">({ name: "global_discount" });
  const value = discount.value.trim();
  const percent = discount.isEnabled && !findSettingProblem("global_discount", value) ? Number(value) : 0;
  const examples = listPrices.map((listPaise) => discountPrice(listPaise, percent));
  return (
    <div className="max-w-prose border-l-2 pl-4">
      <p role="status" className="tabular-nums">
        {percent === 0
          ? "No discount. Every item sells at its list price."
          : examples.map(({ listPaise, unitPaise }, index) => (
              <span key={listPaise} className="block">
                <span>{`${formatPaise(listPaise)} becomes `}</span>
                <strong>{formatPaise(unitPaise)}</strong>
                {index === 0 ? <span>{` with ${percent}% off`}</span> : null}
              </span>
            ))}
      </p>
      <p className="mt-1 text-muted-foreground">{roundingRule}</p>
    </div>
  );
}
