import { toAsciiDigits } from "@/lib/digits";
import type { Paise } from "@/lib/money";

/** From the order to delivery. */
export interface DeliveryDays {
  minDays: number;
  maxDays: number;
}

/** The known facts of a pincode. */
export interface PincodeInfo extends DeliveryDays {
  pincode: string;
  /** Empty when unknown. */
  city: string;
  /** The possible states of an address there, most likely first. */
  states: string[];
  /** The delivery zone; null: the standard rate. */
  zone: string | null;
  isCodAvailable: boolean;
  /** Extra days of an order with a custom design: the time to check and print it. */
  customDays: number;
}

/** The delivery cost to a pincode, by the current rules. */
export interface DeliveryOffer extends PincodeInfo {
  feePaise: Paise;
  /** Orders of at least this amount ship free; null when none do. */
  freeOverPaise: Paise | null;
  codFeePaise: Paise;
  /** The largest COD order; null: any. */
  codUpToPaise: Paise | null;
  /** The return window with courier pickup; 0: no returns. */
  returnDays: number;
}

/** Six digits that start with a postal circle. The database has the existing ones. */
export const pincodePattern = /^(1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5])\d{4}$/;

/** People write 560 001, and digits in their own script. */
export function toPincode(typed: string): string {
  return toAsciiDigits(typed).replace(/\s/g, "");
}
