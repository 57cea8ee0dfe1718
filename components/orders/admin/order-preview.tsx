import { useEffect, useState } from "react";
import type { Finding } from "@/lib/orders/admin-search";
import { orderNumberPattern, toOrderNumber } from "@/lib/orders/order";
import { searchAdminAction } from "@/server/admin/actions";

interface Found {
  number: string;
  /** null: no such order. */
  order: Finding | null;
}

/** The customer and status of a typed order number, with a link; empty while the number is incomplete. */
export function OrderPreview({ typed }: { typed: string }) {
  const number = toOrderNumber(typed);
  const isWhole = orderNumberPattern.test(number);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (!isWhole) return;
    let isOver = false;
    void searchAdminAction({ text: number })
      .then((result) => {
        if (isOver || !result.ok) return;
        const order = result.data.flatMap((kind) => kind.found).find(({ name }) => name === number);
        setFound({ number, order: order ?? null });
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [number, isWhole]);

  const order = isWhole && found?.number === number ? found.order : undefined;
  return (
    <p aria-live="polite" className="-mt-2 empty:hidden">
      {order === null ? <span>No such order.</span> : null}
      {order ? (
        <a href={order.path} target="_blank" rel="noreferrer" className="link">
          {order.detail}
        </a>
      ) : null}
    </p>
  );
}
