let aheadMs = 0;

/** The shop's time, which a test may have moved: the gateway dates payments and charges by it. */
export const shopTimeMs = () => Date.now() + aheadMs;

/** Null for the real time. */
export function setShopTime(at: Date | null): void {
  aheadMs = at === null ? 0 : at.getTime() - Date.now();
}
