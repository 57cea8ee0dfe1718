/**
 * How much of what nobody has proven may stand open or have ended within an hour: orders without a payment or a right code,
 * also cancelled ones. place_order() counts them (check_unproven), because each one goes when it is proven: 100 buyers of one
 * office who pay or type their codes never meet these. A visitor is here an IPv4 address or an
 * IPv6 /56. docs/operations.md shows the table.
 */
export const unprovenCaps = {
  seconds: 3600,
  /** Orders of one visitor; from the half on with a puzzle. */
  visitor: 60,
  /** Orders with one phone, beyond it with a puzzle; and of these from one visitor. */
  phone: 30,
  phone_here: 10,
  email: 30,
  email_here: 10,
  /** Orders of the whole shop; beyond it with a puzzle. */
  shop: 1000,
  /** Pieces that one visitor holds at a time, and of these pieces of one variant. */
  pieces: 120,
  pieces_of_one: 20,
  /** Of a variant's pieces on hand, over the whole shop; beyond it with a puzzle. */
  shelf_percent: 50,
} as const;
