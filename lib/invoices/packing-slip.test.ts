import { hasPackingSlip } from "./packing-slip";

it("has no slip for an order that nobody confirmed, or that is cancelled", () => {
  for (const status of ["Pending Payment", "COD Review", "Cancelled"] as const)
    expect(hasPackingSlip(status)).toBe(false);
  for (const status of ["Confirmed", "Packed", "Return Requested"] as const)
    expect(hasPackingSlip(status)).toBe(true);
});
