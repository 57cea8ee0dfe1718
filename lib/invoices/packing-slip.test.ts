import { hasPackingSlip } from "./packing-slip";

it("an unconfirmed or cancelled order has no packing slip", () => {
  for (const status of ["Pending Payment", "COD Review", "Cancelled"] as const)
    expect(hasPackingSlip(status)).toBe(false);
  for (const status of ["Confirmed", "Packed", "Return Requested"] as const)
    expect(hasPackingSlip(status)).toBe(true);
});
