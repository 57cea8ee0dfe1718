import { postControl } from "./post-control";

const set = (isOn: boolean) => postControl("/_control/jobs", { isOn });

/** Stops what asks the shop for its due jobs every few seconds, so that a test does it when it likes. */
export const jobsTimer = { pause: () => set(false), resume: () => set(true) };
