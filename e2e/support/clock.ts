import { postControl } from "./post-control";

const post = (body: object) => postControl("/_control/clock", body);

/** Moves the shop's clock (SQL and server) to this moment, from which it runs on. The browser's clock is Playwright's `page.clock`. */
export async function setClock(iso: string): Promise<void> {
  await post({ at: iso });
}

/** Moves the shop's clock forward from its present time. */
export async function moveClock({
  minutes = 0,
  hours = 0,
  days = 0,
}: {
  minutes?: number;
  hours?: number;
  days?: number;
}): Promise<void> {
  await post({ forwardMs: ((days * 24 + hours) * 60 + minutes) * 60_000 });
}
