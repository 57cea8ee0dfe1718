import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Address } from "@/lib/addresses/address";
import { formatPhone } from "@/lib/phone";
import { AddressLines } from "./address-lines";

export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  return (
    <Card className="flex h-full flex-col">
      {address.label || address.isDefault ? (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="wrap-anywhere font-semibold text-lg leading-snug">{address.label}</h2>
          {address.isDefault ? <Badge variant="soft">Default</Badge> : null}
        </div>
      ) : null}
      <address className="wrap-anywhere not-italic leading-relaxed">
        <span className="font-semibold">{address.name}</span>
        <br />
        <AddressLines {...address} />
        <br />
        <span className="text-muted-foreground">{formatPhone(address.phone)}</span>
      </address>
      {children}
    </Card>
  );
}
