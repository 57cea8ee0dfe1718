"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { Parcel } from "@/lib/orders/order";
import { correctParcelsAction } from "@/server/orders/admin-actions";
import { ParcelForm } from "./parcel-form";

interface DeskParcelsProps {
  orderNumber: string;
  parcels: readonly Parcel[];
  canCorrect: boolean;
}

/** What is on its way, and under which numbers. */
export function DeskParcels({ orderNumber, parcels, canCorrect }: DeskParcelsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="parcels-heading">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="parcels-heading" className="font-semibold text-lg">
          {parcels.length === 1 ? "Parcel" : `${parcels.length} parcels`}
        </h2>
        {canCorrect ? (
          <button type="button" className="link min-h-9" onClick={() => setIsOpen(true)}>
            Correct
          </button>
        ) : null}
      </div>
      <ul className="mt-1 grid gap-1">
        {parcels.map(({ courier, trackingNumber }) => (
          <li key={trackingNumber}>
            {courier} <span className="select-all break-all font-semibold">{trackingNumber}</span>
          </li>
        ))}
      </ul>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Correct the parcels">
        {isOpen ? (
          <ParcelForm
            draft={`parcels ${orderNumber}`}
            start={parcels}
            label="Save"
            said="Parcels corrected"
            save={(corrected) => correctParcelsAction({ orderNumber, parcels: corrected })}
            onSaved={() => setIsOpen(false)}
          />
        ) : null}
      </Dialog>
    </section>
  );
}
