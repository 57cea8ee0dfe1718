import type { DeletionFigures } from "./admin-product";

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-IN")} ${number === 1 ? one : many}`;

/** The effects of deleting a product, in figures, one sentence each. */
export function describeDeletion({ orders, openOrders, units, pictures, wishes }: DeletionFigures): string[] {
  const inOrders =
    orders === 0
      ? "It isn't in any order."
      : `${count(orders, "order has", "orders have")} it and ${orders === 1 ? "stays" : "stay"} as placed${
          openOrders > 0 ? `; ${count(openOrders, "is", "are")} still to be delivered` : ""
        }.`;
  return [
    "Its page shows “not found”, and it's removed from every list.",
    inOrders,
    ...(orders > 0 && units > 0
      ? [`${count(units, "available item leaves", "available items leave")} the stock.`]
      : []),
    ...(pictures > 0 ? [`${count(pictures, "picture is", "pictures are")} removed.`] : []),
    ...(wishes > 0 ? [`It leaves ${count(wishes, "wishlist", "wishlists")}.`] : []),
    "This can't be undone.",
  ];
}
