import type { Order } from "@/lib/orders/order";
import { formatPhone } from "@/lib/phone";

export function OrderAddress({ order }: { order: Pick<Order, "name" | "email" | "phone" | "address"> }) {
  const { line1, line2, city, state, pincode } = order.address;
  return (
    <section>
      <h2 className="font-semibold text-lg">Where it goes</h2>
      <address className="mt-2 not-italic leading-relaxed">
        {order.name}
        <br />
        {line1}
        {line2 ? (
          <>
            <br />
            {line2}
          </>
        ) : null}
        <br />
        {city} {pincode}, {state}
        <br />
        <span className="text-muted-foreground">
          {formatPhone(order.phone)}
          <br />
          <span className="break-all">{order.email}</span>
        </span>
      </address>
    </section>
  );
}
