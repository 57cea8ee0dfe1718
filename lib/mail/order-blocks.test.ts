import { orderOf } from "@/testing/order";
import { trackingBlocks } from "./order-blocks";

it("links each parcel of a known courier to the courier's page", () => {
  const url = "https://www.delhivery.com/track/package/DL12345678";
  expect(trackingBlocks(orderOf())).toEqual([
    { kind: "facts", heading: "Tracking", lines: ["Courier: Delhivery", "Tracking number: DL 1234 5678"] },
    { kind: "choices", heading: "Track with the courier", choices: [{ label: "Delhivery", url }] },
  ]);
  const moreParcels = [
    { courier: "Ravi", trackingNumber: "R2" },
    { courier: "Ekart", trackingNumber: "E3" },
  ];
  expect(trackingBlocks(orderOf({ moreParcels }))).toMatchObject([
    { lines: { length: 4 } },
    { choices: [{ label: "Delhivery DL 1234 5678", url }, { label: "Ekart E3" }] },
  ]);
  expect(trackingBlocks(orderOf({ courier: "Ravi" }))).toHaveLength(1);
  expect(trackingBlocks(orderOf({ courier: null, trackingNumber: null }))).toEqual([]);
});
