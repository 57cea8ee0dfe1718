import Link from "next/link";
import { describeExchange, describeSwap, type Exchange, type ShipsOn } from "@/lib/orders/exchanges";
import { paths } from "@/lib/paths";

interface ExchangeWayProps {
  exchange: Exchange;
  shipsOn: ShipsOn;
}

/** Which pieces are exchanged for which, and where both are. */
export function ExchangeWay({ exchange, shipsOn }: ExchangeWayProps) {
  const { old, fresh, state } = describeExchange(exchange, shipsOn);
  return (
    <p className="mt-2">
      You exchange {exchange.pieces.map((piece) => describeSwap(piece)).join(" and ")}. {old}; {fresh}{" "}
      <Link
        href={paths.order(exchange.orderId, exchange.token)}
        prefetch={false}
        className="link whitespace-nowrap"
      >
        {exchange.orderId}
      </Link>
      : {state}.
    </p>
  );
}
