"use client";

import { useActionState, useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { noticeSessionEnd } from "@/components/ui/session-end";
import type { AddressFormState } from "@/lib/addresses/address-form";
import { deleteAddressAction } from "@/server/addresses/actions";

export function DeleteAddressForm({ id, answered }: { id: string; answered: AddressFormState }) {
  const [state, action, isPending] = useActionState(deleteAddressAction, answered);

  useEffect(() => noticeSessionEnd(state), [state]);

  return (
    <form action={action} className="contents">
      <input type="hidden" name="id" value={id} />
      {state && !state.ok ? (
        <Alert variant="destructive" isLive className="w-full">
          {state.message}
        </Alert>
      ) : null}
      <Button type="submit" variant="destructive" isPending={isPending}>
        Delete address
      </Button>
    </form>
  );
}
