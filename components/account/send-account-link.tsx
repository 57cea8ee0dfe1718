"use client";

import { type ReactNode, useState } from "react";
import { useOrderAction } from "@/components/orders/use-order-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { OrderRef } from "@/lib/orders/order";
import { createOrderAccountAction } from "@/server/account/actions";

interface SendAccountLinkProps {
  order: OrderRef;
  email: string;
  /** The version of the privacy notice in `children` */
  notice: string;
  children: ReactNode;
}

export function SendAccountLink({ order, email, notice, children }: SendAccountLinkProps) {
  const { run, isWorking, failure } = useOrderAction(order);
  const [isSent, setIsSent] = useState(false);
  if (isSent) {
    return (
      <Alert variant="success" isLive>
        We've sent a link to <span className="wrap-anywhere">{email}.</span> Open it to choose a password.
      </Alert>
    );
  }
  return (
    <>
      {children}
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <Button
        variant="outline"
        className="justify-self-start"
        isPending={isWorking}
        onClick={() =>
          run(
            () => createOrderAccountAction({ ...order, notice }),
            null,
            () => setIsSent(true),
          )
        }
      >
        Create account
      </Button>
    </>
  );
}
