declare const isFullMoney: boolean;

/** 1 to `full` in `npm run test:money -- --full`, 1 to `ci` otherwise. */
export function rounds(ci: number, full: number): number[] {
  return Array.from({ length: isFullMoney ? full : ci }, (_, index) => index + 1);
}
