/** How many days the cookies stay that outlive a visit; the privacy policy says so. */
export const cookieDays = { session: 30, browser: 180, device: 180 } as const;
