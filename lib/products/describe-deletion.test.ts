import { describeDeletion } from "./describe-deletion";

const nothing = { orders: 0, openOrders: 0, units: 0, pictures: 0, wishes: 0 };

it("lists in figures what is deleted and what stays", () => {
  expect(describeDeletion({ orders: 12, openOrders: 3, units: 1400, pictures: 5, wishes: 1 })).toEqual([
    "Its page shows “not found”, and it's removed from every list.",
    "12 orders have it and stay as placed; 3 are still to be delivered.",
    "1,400 available items leave the stock.",
    "5 pictures are removed.",
    "It leaves 1 wishlist.",
    "This can't be undone.",
  ]);
});

it("omits what is not affected", () => {
  expect(describeDeletion({ ...nothing, units: 4 })).toEqual([
    "Its page shows “not found”, and it's removed from every list.",
    "It isn't in any order.",
    "This can't be undone.",
  ]);
});
