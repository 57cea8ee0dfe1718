import { activeProcessors } from "./active-processors";

it("lists only the processors whose keys are set", () => {
  const none = { AI_IMAGE_PROVIDER: "none", SMS_PROVIDER: "twilio" } as const;
  expect(activeProcessors(none)).toEqual(["supabase", "razorpay"]);
  const keys = {
    MAIL_API_KEY: "key",
    AI_MODERATION_API_KEY: "key",
    SMS_AUTH_TOKEN: "key",
    IRP_CLIENT_ID: "id",
    SENTRY_DSN: "https://key@sentry.example/1",
  };
  expect(activeProcessors({ AI_IMAGE_PROVIDER: "fal", SMS_PROVIDER: "msg91", ...keys })).toEqual([
    "supabase",
    "razorpay",
    "resend",
    "msg91",
    "gsp",
    "fal",
    "openai",
    "sentry",
  ]);
});
