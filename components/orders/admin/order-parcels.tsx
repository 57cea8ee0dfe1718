"use client";

import { useState } from "react";
import { Section } from "@/components/admin/section";
import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { usePageAction } from "@/components/ui/use-page-action";
import { isOrderTopic, isOvertaken } from "@/lib/mail/topics";
import type { AdminOrder } from "@/lib/orders/admin-order";
import type { Parcel } from "@/lib/orders/order";
import { formatTopicName } from "@/lib/orders/timeline";
import { formatMoment } from "@/lib/orders/when";
import { correctParcelsAction, sendAgainAction, sendDocumentsAction } from "@/server/orders/admin-actions";
import { ParcelForm } from "./parcel-form";

interface OrderMessagesProps {
  order: Pick<AdminOrder, "orderNumber" | "status" | "messages">;
  canSend: boolean;
}

/** Messages sent to the customer; those that still apply can be sent again. */
export function OrderMessages({ order: { orderNumber, status, messages }, canSend }: OrderMessagesProps) {
  const { isWorking, failure, run } = usePageAction();
  if (messages.length === 0) return null;
  const isOld = (topic: string) => isOrderTopic(topic) && isOvertaken(topic, { status });
  return (
    <Section id="mail-heading" title="Messages">
      {failure ? (
        <p role="alert" className="font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
      <ul className="mt-1 divide-y">
        {messages.map(({ messageId, topic, channel, sentAt, deadAt, queuedAt, hasCode }) => (
          <li key={messageId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
            <span>
              {formatTopicName(topic)}{" "}
              <span className="text-muted-foreground">{channel === "sms" ? "SMS" : "Email"}</span>
              <span className="block text-muted-foreground">
                {deadAt ? (
                  <Badge variant="destructive">Not sent</Badge>
                ) : sentAt ? (
                  formatMoment(sentAt)
                ) : isOld(topic) ? (
                  "No longer needed"
                ) : (
                  `Queued ${formatMoment(queuedAt)}`
                )}
              </span>
            </span>
            {canSend && !hasCode && !isOld(topic) && (sentAt || deadAt) ? (
              <button
                type="button"
                className="link min-h-11"
                aria-label={`Send “${formatTopicName(topic)}” again by ${channel === "sms" ? "SMS" : "email"}`}
                aria-disabled={isWorking || undefined}
                onClick={() =>
                  run(
                    () => sendAgainAction({ orderNumber, messageId }),
                    "Queued. It'll be sent within a minute.",
                  )
                }
              >
                Send again
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Emails the customer a link to the invoice and credit notes. */
export function SendDocuments({ orderNumber }: { orderNumber: string }) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <>
      <button
        type="button"
        className="link min-h-11"
        aria-disabled={isWorking || undefined}
        onClick={() =>
          run(() => sendDocumentsAction({ orderNumber }), "Queued. It'll be sent within a minute.")
        }
      >
        Email the invoice to the customer
      </button>
      {failure ? (
        <p role="alert" className="font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
    </>
  );
}

interface OrderParcelsProps {
  orderNumber: string;
  parcels: readonly Parcel[];
  canCorrect: boolean;
}

/** The shipments and their tracking numbers. */
export function OrderParcels({ orderNumber, parcels, canCorrect }: OrderParcelsProps) {
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
            Edit
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
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit parcels">
        {isOpen ? (
          <ParcelForm
            draft={`parcels ${orderNumber}`}
            start={parcels}
            label="Save"
            successMessage="Parcels updated"
            save={(corrected) => correctParcelsAction({ orderNumber, parcels: corrected })}
            onSaved={() => setIsOpen(false)}
          />
        ) : null}
      </Dialog>
    </section>
  );
}
