import { postControl } from "./post-control";

const set = (isOn: boolean) => postControl("/_control/jobs", { isOn });

/** Pauses the sandbox's timer, which runs the shop's jobs every few seconds, so that a test can run them itself. */
export const jobsTimer = { pause: () => set(false), resume: () => set(true) };
