import { Section } from "@/components/admin/section";
import { buttonClasses } from "@/components/ui/button";
import { adminPaths } from "@/lib/admin-paths";
import type { CouponBatch } from "@/lib/offers/admin-coupon";
import { formatShortDay } from "@/lib/orders/when";
import { SwitchBatch } from "./switch-batch";

const number = new Intl.NumberFormat("en-IN");

/** The generated sets of codes, with their files. */
export function BatchList({ batches }: { batches: readonly CouponBatch[] }) {
  if (batches.length === 0) return null;
  return (
    <Section id="sets-heading" title="Generated codes" className="mt-10 max-w-180">
      <ul className="mt-2">
        {batches.map(({ batch, description, example, codes, used, active, createdAt }) => (
          <li key={batch} className="flex flex-wrap items-center justify-between gap-3 border-b py-2">
            <span className="mr-auto min-w-0">
              <b className="wrap-anywhere">{description || `Such as ${example}`}</b>
              <span className="block text-muted-foreground tabular-nums">{`${number.format(codes)} codes, ${number.format(used)} used${active === 0 ? ", switched off" : ""} · ${formatShortDay(createdAt)}`}</span>
            </span>
            <SwitchBatch batch={batch} example={example} isOn={active > 0} />
            <a
              data-slot="button-link"
              href={adminPaths.couponsFile(batch)}
              download
              aria-label={`Download the codes such as ${example}`}
              className={buttonClasses({ variant: "outline", size: "sm" })}
            >
              Download CSV
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
