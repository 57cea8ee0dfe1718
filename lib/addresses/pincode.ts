import { toAsciiDigits } from "@/lib/digits";
import type { Paise } from "@/lib/money";

/** From the order to the door. */
export interface DeliveryDays {
  minDays: number;
  maxDays: number;
}

/** What the shop knows of a pincode. */
export interface PincodePlace extends DeliveryDays {
  pincode: string;
  /** Empty when it is unknown. */
  city: string;
  /** The states that an address there may be in, the likeliest first. */
  states: string[];
  /** The delivery zone; null: the standard rate. */
  zone: string | null;
  isCodAvailable: boolean;
  /** How much longer an order with a custom design takes: the time to check and print it. */
  customDays: number;
}

/** What a parcel to a pincode costs, by the rules of today. */
export interface DeliveryOffer extends PincodePlace {
  feePaise: Paise;
  /** Goods for at least this much ship free; null when nothing does. */
  freeOverPaise: Paise | null;
  codFeePaise: Paise;
  /** The largest order that is paid in cash; null: any. */
  codUpToPaise: Paise | null;
  /** In which the courier collects what comes back; 0: nothing does. */
  returnDays: number;
}

/** Six digits that begin with a postal circle. The database knows which of them exist. */
export const pincodePattern = /^(1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5])\d{4}$/;

/** People write 560 001, and digits in their own script. */
export function toPincode(typed: string): string {
  return toAsciiDigits(typed).replace(/\s/g, "");
}
