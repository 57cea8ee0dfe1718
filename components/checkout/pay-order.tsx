"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { peekBasketKey } from "@/components/cart/basket-store";
import { removeBoughtLines } from "@/components/cart/remove-bought-lines";
import { Alert } from "@/components/ui/alert";
import { Button, type ButtonProps } from "@/components/ui/button";
import type { OrderedCart } from "@/lib/checkout/ordered-cart";
import type { PayOutcome } from "@/lib/checkout/outcome";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { payOrderAction } from "@/server/checkout/actions";
import { settlePayment } from "./settle-payment";

interface PayOrderProps {
  order: OrderRef;
  /** Such as "Pay ₹499". */
  label: string;
  shopName: string;
  variant?: ButtonProps["variant"];
}

/** Pays an unpaid order. */
export function PayOrder({ order, label, shopName, variant = "brand" }: PayOrderProps) {
  const router = useRouter();
  const [isWorking, setIsWorking] = useState(false);
  const [message, setMessage] = useState("");
  const isBusy = useRef(false);

  function leave(bought: OrderedCart | null): void {
    const key = peekBasketKey();
    if (bought && key) removeBoughtLines(key, bought.lines);
    router.push(paths.orderPlaced(order));
    router.refresh();
  }

  async function follow(outcome: PayOutcome): Promise<void> {
    switch (outcome.kind) {
      case "paid":
        return leave(outcome.bought);
      case "closed":
        return router.refresh();
      case "gateway_down":
        return setMessage("Online payment isn't available right now. Please try again in a minute.");
      case "pay": {
        const end = await settlePayment(outcome.session, shopName);
        if (end.kind === "paid") leave(end.bought);
        else setMessage(`${end.message} Nothing was charged; you can pay again.`);
      }
    }
  }

  async function pay(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsWorking(true);
    setMessage("");
    try {
      const result = await payOrderAction(order);
      if (result.ok) await follow(result.data);
      else setMessage(result.message);
    } catch {
      setMessage(navigator.onLine ? messageForStatus(503) : offlineMessage);
    } finally {
      isBusy.current = false;
      setIsWorking(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      {message ? (
        <Alert variant="warning" isLive>
          {message}
        </Alert>
      ) : null}
      <Button variant={variant} isPending={isWorking} onClick={() => void pay()}>
        {label}
      </Button>
    </div>
  );
}
