import Link from "next/link";
import { describeExchange, type Exchange, formatExchangedItem } from "@/lib/orders/exchanges";
import { paths } from "@/lib/paths";
import type { ShipsOn } from "@/lib/settings/shop-terms";

interface ExchangeStatusProps {
  exchange: Exchange;
  shipsOn: ShipsOn;
}

/** The exchanged items, and where both are. */
export function ExchangeStatus({ exchange, shipsOn }: ExchangeStatusProps) {
  const { state, old } = describeExchange(exchange, shipsOn);
  return (
    <p className="mt-2">
      Exchange: {exchange.items.map(formatExchangedItem).join(" and ")}. Order{" "}
      <Link
        href={paths.order(exchange.orderNumber, exchange.token)}
        prefetch={false}
        className="link inline-block"
      >
        {exchange.orderNumber}
      </Link>{" "}
      {state}. {old}
    </p>
  );
}
