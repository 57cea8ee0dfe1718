declare const paise: unique symbol;

/** Whole paise. Rupees exist only in SQL and on the screen. */
export type Paise = number & { readonly [paise]: true };

/** The only conversion from a number to money. Throws on anything but a whole, safe number. */
export function asPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return (amount === 0 ? 0 : amount) as Paise;
}
