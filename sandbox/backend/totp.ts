import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;
const digits = 6;

/** 160 bits in base32, as RFC 4226 requires. */
export function makeSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)] ?? "").join("");
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** RFC 6238: the code of an authenticator app at this moment. */
export function totpOf(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / stepSeconds)));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** A phone's clock may be half a minute off, either way. */
export function isTotp(secret: string, code: string, now: number): boolean {
  return [-1, 0, 1].some((step) => {
    const right = Buffer.from(totpOf(secret, now + step * stepSeconds * 1000));
    const typed = Buffer.from(code);
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
}
