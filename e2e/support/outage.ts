import { postControl } from "./post-control";

const post = (body: object) => postControl("/_control/outage", body);

/** Makes database, login and storage unavailable to the shop, or breaks the requests with a text in their method and path. */
export const outage = {
  begin: () => post({ isDown: true }),
  fail: (on: string, fault: "html" | number) => post({ on, fault }),
  end: () => post({ isDown: false }),
};
