import { postControl } from "./post-control";

const setDown = (isDown: boolean) => postControl("/_control/outage", { isDown });

/** Takes database, sign-in and storage away from the shop. */
export const outage = { begin: () => setDown(true), end: () => setDown(false) };
