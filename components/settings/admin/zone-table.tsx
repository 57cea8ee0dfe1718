import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import { formatDeliveryRate } from "@/lib/settings/describe-terms";
import type { DeliveryZone } from "@/lib/settings/zones";

export function ZoneTable({ zones, defaultRate }: { zones: readonly DeliveryZone[]; defaultRate: string }) {
  return (
    <ul className="mt-6 border-t">
      {zones.map((zone) => (
        <li key={zone.zone} className="grid gap-x-6 gap-y-1 border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <Link
              href={adminPaths.zone(zone.zone)}
              prefetch={false}
              className="link inline-flex min-h-11 items-center font-semibold pointer-fine:min-h-6"
            >
              {zone.name}
            </Link>
            <p className="text-muted-foreground">{describeZonePlaces(zone)}</p>
          </div>
          <p className="tabular-nums sm:text-right">
            {formatDeliveryRate(zone)}
            <span className="block text-muted-foreground">
              {zone.minDays} to {zone.maxDays} days
            </span>
          </p>
        </li>
      ))}
      <li className="grid gap-x-6 gap-y-1 border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p>
          <span className="font-semibold">Everywhere else</span>
          <span className="block text-muted-foreground">
            <Link
              href={adminPaths.productSettings}
              prefetch={false}
              className="link inline-flex min-h-11 items-center pointer-fine:min-h-6"
            >
              Product settings
            </Link>
          </span>
        </p>
        <p className="tabular-nums sm:text-right">{defaultRate}</p>
      </li>
    </ul>
  );
}

function describeZonePlaces({ states, pincodes }: DeliveryZone): string {
  const parts = [
    ...(states.length > 0 ? [states.join(", ")] : []),
    ...(pincodes > 0 ? [`${pincodes} ${pincodes === 1 ? "pincode" : "pincodes"}`] : []),
  ];
  return parts.join("; ") || "No states or pincodes yet";
}
