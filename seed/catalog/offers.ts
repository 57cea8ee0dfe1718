export interface SeedZone {
  zone: string;
  name: string;
  fee: number;
  free_over: number | null;
  /** From order to delivery. */
  min_days: number;
  max_days: number;
  /** The states and union territories of the zone. */
  states: readonly string[];
}

export const SHIPPING_ZONES: readonly SeedZone[] = [
  {
    zone: "remote",
    name: "North-East, Jammu and Kashmir, Ladakh, islands",
    fee: 99,
    free_over: 1999,
    min_days: 7,
    max_days: 12,
    states: [
      "Andaman and Nicobar Islands",
      "Arunachal Pradesh",
      "Assam",
      "Jammu and Kashmir",
      "Ladakh",
      "Lakshadweep",
      "Manipur",
      "Meghalaya",
      "Mizoram",
      "Nagaland",
      "Sikkim",
      "Tripura",
    ],
  },
];

interface SeedCoupon {
  code: string;
  description: string;
  kind: "percent" | "fixed" | "free_shipping" | "free_item";
  value?: number;
  max_discount?: number;
  min_goods?: number;
  min_pieces?: number;
  max_uses?: number;
  max_uses_per_customer?: number;
  starts_at?: string;
  ends_at?: string;
  is_active?: boolean;
  is_first_order_only?: boolean;
  is_prepaid_only?: boolean;
  is_automatic?: boolean;
}

export const COUPONS: readonly SeedCoupon[] = [
  {
    code: "LAUNCH20",
    description: "20 % off your first order",
    kind: "percent",
    value: 20,
    max_uses_per_customer: 1,
    is_first_order_only: true,
  },
  {
    code: "SAVE150",
    description: "\u20b9150 off orders from \u20b91,499",
    kind: "fixed",
    value: 150,
    min_goods: 1499,
  },
  { code: "SHIPFREE", description: "Free delivery", kind: "free_shipping", max_uses_per_customer: 3 },
  {
    code: "ONLINE5",
    description: "5 % off, up to \u20b9200, when you pay online",
    kind: "percent",
    value: 5,
    max_discount: 200,
    is_prepaid_only: true,
  },
  {
    code: "BUY4",
    description: "Of four pieces or more, the cheapest is free",
    kind: "free_item",
    min_pieces: 4,
  },
  {
    code: "BIGCART",
    description: "\u20b9400 off when your cart reaches \u20b94,999",
    kind: "fixed",
    value: 400,
    min_goods: 4999,
    is_automatic: true,
  },
  {
    code: "MONSOON24",
    description: "Last year's monsoon sale",
    kind: "percent",
    value: 30,
    ends_at: "2024-09-30T18:30:00Z",
  },
  {
    code: "HOLI27",
    description: "\u20b9100 off for Holi",
    kind: "fixed",
    value: 100,
    min_goods: 999,
    max_uses: 500,
    starts_at: "2027-03-15T18:30:00Z",
    ends_at: "2027-03-23T18:30:00Z",
  },
  {
    code: "FRIENDS50",
    description: "For friends of the house, switched off after it got around",
    kind: "percent",
    value: 50,
    max_uses_per_customer: 1,
    is_active: false,
  },
];
