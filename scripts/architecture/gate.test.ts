import { listFiles, read } from "./sources";

describe("the gate", () => {
  /** Routes that write without the gate, and how they authenticate their caller. */
  const OTHER_WAYS = {
    "app/api/auth/[...nextauth]/route.ts": "answer-google: origin, limit, state and nonce of the dance",
    "app/api/csp-report/route.ts": "anybody's browser reports; receiveReport takes the limit",
    "app/api/jobs/run/route.ts": "requireBearer",
    "app/api/mail-preferences/[recipientId]/route.ts":
      "mail programs send no cookie and no origin: the id in the link is the key; changePreferences takes the limit",
    "app/api/sandbox/clock/route.ts": "requireBearer; exists in the sandbox only",
    "app/api/sign-out/route.ts": "isSameOrigin; ends the sender's own session and nothing else",
    "app/api/webhooks/razorpay/route.ts": "receiveWebhook checks the signature",
  };

  it("is passed by every POST route that does not authenticate its caller itself", () => {
    const writers = listFiles("app", /^route\.tsx?$/).filter((file) =>
      /export (async )?(function|const) (POST|PUT|PATCH|DELETE)\b|as POST\b/.test(read(file)),
    );
    const loose = writers.filter(
      (file) => !/export const POST = define(?:Post|Upload|Function)Route\(/.test(read(file)),
    );
    expect(loose).toEqual(Object.keys(OTHER_WAYS));
  });
});
