import { listSources, read } from "./sources";

describe("the clock", () => {
  /** Files that read the real time instead of the shop's, and why. */
  const REAL_TIME = {
    "app/api/captcha/route.ts": "altcha compares the end of a puzzle with the real time",
    "lib/chat/providers.ts": "text of a script for the browser",
    "lib/error-reports/report-limits.ts": "counts reports of a browser or a process, by its own clock",
    "server/auth/update-password.ts": "the auth server dates sign-ins",
    "server/clock.ts": "is the clock",
    "server/integrations/razorpay-transport.ts": "Razorpay dates Retry-After",
    "server/next/shared-pages.ts": "waits for Redis, by its own clock",
    "server/session/viewer.ts": "the auth server dates sessions",
    "server/storefront/watch-storefront-changes.ts": "dates tags as Next does",
    "server/supabase/backend-fetch.ts": "Supabase dates Retry-After",
  };

  it("is read only by now() of server/clock.ts in app/ and server/, and is passed to lib/", () => {
    const readers = listSources(["app", "lib", "server"]).filter((file) =>
      /\bnew Date\(\)|\bDate\.now\b/.test(read(file)),
    );
    expect(readers.sort()).toEqual(Object.keys(REAL_TIME));
  });
});
