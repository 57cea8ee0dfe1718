"use client";

import { Dialog } from "@/components/ui/dialog";
import { shipOrderAction } from "@/server/orders/admin-actions";
import { ParcelForm } from "./parcel-form";

interface ShipOrderProps {
  orderNumber: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Hands the packed order to a courier, in one parcel or several. */
export function ShipOrder({ orderNumber, isOpen, onClose }: ShipOrderProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Ship ${orderNumber}`}>
      {isOpen ? (
        <ParcelForm
          draft={`ship ${orderNumber}`}
          start={[]}
          label="Ship"
          said={`${orderNumber} is on its way; its buyer is told`}
          save={(parcels) => shipOrderAction({ orderNumber, parcels })}
          onSaved={onClose}
        />
      ) : null}
    </Dialog>
  );
}
