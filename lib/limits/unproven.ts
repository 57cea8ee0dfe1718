/**
 * Caps for unproven orders that are open or ended within an hour: without a payment or a correct code,
 * including cancelled ones. place_order() counts them (check_unproven), because each stops counting once
 * proven: 100 customers of one office who pay or enter their codes never reach these. A visitor is here an
 * IPv4 address or an IPv6 /56. docs/operations.md lists the table.
 */
export const unprovenCaps = {
  seconds: 3600,
  /** Orders of one visitor; from half of it on with a puzzle. */
  visitor: 60,
  /** Orders with one phone, beyond it with a puzzle; and of these from one visitor. */
  phone: 30,
  phone_here: 10,
  email: 30,
  email_here: 10,
  /** Orders of the whole shop; beyond it with a puzzle. */
  shop: 1000,
  /** Items that one visitor reserves at a time, and of these items of one variant. */
  units: 120,
  items_of_one_variant: 20,
  /** Percentage of a variant's stock on hand, over the whole shop; beyond it with a puzzle. */
  stock_percent: 50,
} as const;
