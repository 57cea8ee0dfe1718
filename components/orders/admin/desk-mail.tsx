"use client";

import { Badge } from "@/components/ui/badge";
import { usePageAction } from "@/components/ui/use-page-action";
import { isOrderTopic, isOvertaken } from "@/lib/mail/topics";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { nameOfTopic } from "@/lib/orders/desk-story";
import { formatMoment } from "@/lib/orders/when";
import { sendAgainAction } from "@/server/orders/admin-actions";

interface DeskMailProps {
  order: Pick<DeskOrder, "orderNumber" | "status" | "messages">;
  canSend: boolean;
}

/** What was written to the buyer; what is still true can be sent again. */
export function DeskMail({ order: { orderNumber, status, messages }, canSend }: DeskMailProps) {
  const { isWorking, failure, run } = usePageAction();
  if (messages.length === 0) return null;
  const isOld = (topic: string) => isOrderTopic(topic) && isOvertaken(topic, { status });
  return (
    <section aria-labelledby="mail-heading">
      <h2 id="mail-heading" className="font-semibold text-lg">
        Messages
      </h2>
      {failure ? (
        <p role="alert" className="font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
      <ul className="mt-1 divide-y">
        {messages.map(({ messageId, topic, channel, sentAt, deadAt, queuedAt, hasCode }) => (
          <li key={messageId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
            <span>
              {nameOfTopic(topic)}{" "}
              <span className="text-muted-foreground">by {channel === "sms" ? "SMS" : "e-mail"}</span>
              <span className="block text-muted-foreground">
                {deadAt ? (
                  <Badge variant="destructive">Not sent</Badge>
                ) : sentAt ? (
                  formatMoment(sentAt)
                ) : (
                  `Waits since ${formatMoment(queuedAt)}`
                )}
              </span>
            </span>
            {canSend && !hasCode && !isOld(topic) && (sentAt || deadAt) ? (
              <button
                type="button"
                className="link min-h-11"
                aria-label={`Send “${nameOfTopic(topic)}” again by ${channel === "sms" ? "SMS" : "e-mail"}`}
                aria-disabled={isWorking || undefined}
                onClick={() =>
                  run(() => sendAgainAction({ orderNumber, messageId }), "Queued: it leaves within a minute")
                }
              >
                Send again
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
