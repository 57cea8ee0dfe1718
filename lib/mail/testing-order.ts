import { asPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";

/** A confirmed cash order of two tees with everything that a mail can tell. */
export function orderOf(changes: Partial<Order> = {}): Order {
  const tee = {
    productId: 7,
    title: "Peacock at Dawn",
    size: "M",
    color: "black",
    colorName: "Black",
    imageUrl: "https://pictures.example/peacock-960.webp",
    quantity: 2,
    listPaise: asPaise(69_900),
    unitPaise: asPaise(64_900),
    linePaise: asPaise(129_800),
    couponPaise: asPaise(10_000),
    gstPaise: asPaise(5_705),
  };
  return {
    id: "0b6e3f0e-8f6a-4d4e-9a37-0d2f3b1c9a11",
    orderId: "KP-1A2B-3C4D-5E6F",
    userId: null,
    status: "Confirmed",
    paymentMethod: "cod",
    paymentStatus: "cod_due",
    gatewayOrderId: null,
    expiresAt: null,
    createdAt: "2026-11-20T10:15:00+00:00",
    replacedBy: null,
    name: "Meera Nair",
    email: "meera@kapas.test",
    phone: "+919876543210",
    address: {
      line1: "14, 3rd Cross",
      line2: "Indiranagar",
      city: "Bengaluru",
      state: "Karnataka",
      pincode: "560038",
    },
    subtotalPaise: asPaise(139_800),
    discountPaise: asPaise(10_000),
    couponCode: "MONSOON",
    couponPaise: asPaise(10_000),
    shippingPaise: asPaise(4_900),
    codFeePaise: asPaise(3_050),
    totalPaise: asPaise(127_750),
    gstPaise: asPaise(6_104),
    gstin: null,
    businessName: null,
    note: "",
    courier: "Delhivery",
    trackingNumber: "DL 1234 5678",
    deliveredAt: null,
    items: [tee],
    events: [],
    ...changes,
  };
}
