import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AdminOrder } from "@/lib/orders/admin-order";
import { isOwnDesign } from "@/lib/orders/order";
import {
  describeCustomReturnRule,
  describeRefund,
  describeReplacement,
  type ReturnOptions,
} from "@/lib/orders/returns";
import { formatShortDay } from "@/lib/orders/when";
import { messageForStatus } from "@/lib/result";
import { readReturnOptionsAction, requestReturnByStaffAction } from "@/server/returns/admin-actions";
import { ReturnLines, useReturnLines } from "../return-lines";

interface RequestReturnProps {
  order: Pick<AdminOrder, "orderNumber" | "paymentMethod" | "items">;
}

/** Requests a return or an exchange for a customer who called. */
export function RequestReturn({ order }: RequestReturnProps) {
  const [options, setOptions] = useState<ReturnOptions | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const label = order.items.every(isOwnDesign) ? "Return or reprint" : "Return or exchange";

  async function open(): Promise<void> {
    setIsReading(true);
    const result = await readReturnOptionsAction({ orderNumber: order.orderNumber }).catch(() => null);
    setIsReading(false);
    if (!result?.ok) setProblem(result?.message ?? messageForStatus(503));
    else setProblem(result.data ? null : "This order can't be returned any more.");
    setOptions(result?.ok ? result.data : null);
  }

  return (
    <div className="mt-3">
      <Button variant="outline" size="sm" isPending={isReading} onClick={() => void open()}>
        {label}…
      </Button>
      {problem ? (
        <p role="alert" className="mt-1 font-medium text-destructive">
          {problem}
        </p>
      ) : null}
      <Dialog
        isOpen={options !== null}
        onClose={() => setOptions(null)}
        title={`${label} of ${order.orderNumber}`}
      >
        {options ? <AskForm order={order} options={options} onAsked={() => setOptions(null)} /> : null}
      </Dialog>
    </div>
  );
}

interface AskFormProps extends RequestReturnProps {
  options: ReturnOptions;
  onAsked: () => void;
}

function AskForm({ order, options: { until, items, maxPaise, variants }, onAsked }: AskFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const returned = useReturnLines(items);
  const { kind, counts } = returned;
  const errors = failure?.fieldErrors ?? {};
  const custom = describeCustomReturnRule(items);
  const left = items.reduce((sum, { backPaise }) => sum + backPaise.length, 0);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const lines = returned.linesOf(data);
    const reason = String(data.get("reason") ?? "");
    run(
      () => requestReturnByStaffAction({ orderNumber: order.orderNumber, kind, reason, lines, left }),
      kind === "exchange"
        ? "Exchange created. The customer has been notified."
        : "Return created. The customer has been notified.",
      onAsked,
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {custom ? <Alert>{custom}</Alert> : null}
      <ReturnLines
        lines={returned}
        legend="What does the customer want?"
        words={{
          exchange: {
            title: describeReplacement(items),
            description: "The new items are reserved right away.",
          },
          return: {
            title: "Refund",
            description:
              order.paymentMethod === "cod"
                ? "The customer enters their UPI ID on the order page."
                : "Refunded to the original payment method.",
          },
        }}
        variants={variants}
        variantsLabel="Exchange for"
      />
      {kind === "return" ? <p aria-live="polite">{describeRefund(items, counts, maxPaise)}</p> : null}
      <Field id="ask-return-reason" label="Reason" error={errors.reason}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={500} />}
      </Field>
      <FailureAlert message={errors.lines ?? (Object.keys(errors).length === 0 && failure?.message)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="brand" isPending={isWorking}>
          {kind === "exchange" ? "Create exchange" : "Create return"}
        </Button>
        <p className="text-muted-foreground">Available until {formatShortDay(until)}.</p>
      </div>
    </form>
  );
}
