"use client";

import { type FormEvent, useState } from "react";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toaster";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AdminOrder } from "@/lib/orders/admin-order";
import { adminPaymentLabel, adminStatusLabel } from "@/lib/orders/order-list";
import { formatDayAndTime } from "@/lib/orders/when";
import { tagOrderAction } from "@/server/orders/admin-actions";
import { OrderBadge, PaymentBadge } from "./order-badge";

/** Tags to find the order again: tag:gift in the list. */
export function OrderTags({ orderNumber, tags }: { orderNumber: string; tags: readonly string[] }) {
  const { isWorking, failure, run } = usePageAction();
  const [typed, setTyped] = useState("");
  const save = (wanted: readonly string[], successMessage: string) =>
    run(
      () => tagOrderAction({ orderNumber, tags: [...wanted] }),
      successMessage,
      () => setTyped(""),
    );

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const tag = typed.trim().toLowerCase().replace(/\s+/g, "-");
    if (tag !== "" && !tags.includes(tag)) save([...tags, tag], `Tagged ${tag}`);
  }

  return (
    <Section id="tags-heading" title="Tags">
      {tags.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge className="pr-0">
                {tag}
                <button
                  type="button"
                  aria-label={`Remove tag ${tag}`}
                  className="grid size-6 place-items-center"
                  onClick={() =>
                    save(
                      tags.filter((other) => other !== tag),
                      `Tag ${tag} removed`,
                    )
                  }
                >
                  <CloseIcon className="size-3.5" />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <form noValidate onSubmit={onSubmit} className="mt-2">
        <Field
          id="order-tag"
          label="New tag"
          hint="Lowercase letters, digits and dashes, such as gift-wrap."
          error={failure?.message}
        >
          {(control) => (
            <span className="flex gap-2">
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                maxLength={30}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="outline" size="sm" isPending={isWorking}>
                Add
              </Button>
            </span>
          )}
        </Field>
      </form>
    </Section>
  );
}

type Heading = Pick<
  AdminOrder,
  "orderNumber" | "status" | "hold" | "paymentStatus" | "createdAt" | "expiresAt"
>;

/** Number, status and time. A click copies the number. */
export function OrderHeading({ order }: { order: Heading }) {
  const copy = () =>
    navigator.clipboard.writeText(order.orderNumber).then(
      () => toast({ title: `${order.orderNumber} copied` }),
      () => toast({ title: "Your browser blocked copying", variant: "destructive" }),
    );
  return (
    <PageHeading
      title={order.orderNumber}
      actions={
        <button type="button" className="link min-h-9" onClick={copy}>
          Copy number
        </button>
      }
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderBadge status={order.status} hold={order.hold} />
        {order.hold === null && adminStatusLabel(order.status) === adminPaymentLabel(order) ? null : (
          <PaymentBadge status={order.status} paymentStatus={order.paymentStatus} />
        )}
        <span>Placed {formatDayAndTime(new Date(order.createdAt))}</span>
      </span>
    </PageHeading>
  );
}
