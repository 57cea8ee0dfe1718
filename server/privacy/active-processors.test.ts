import { activeProcessors } from "./active-processors";

it("lists only the processors whose keys are set", () => {
  expect(activeProcessors({ AI_IMAGE_PROVIDER: "none" })).toEqual(["supabase", "razorpay"]);
  const keys = {
    MAIL_API_KEY: "key",
    AI_MODERATION_API_KEY: "key",
    SENTRY_DSN: "https://key@sentry.example/1",
  };
  expect(activeProcessors({ AI_IMAGE_PROVIDER: "fal", ...keys })).toEqual([
    "supabase",
    "razorpay",
    "resend",
    "fal",
    "openai",
    "sentry",
  ]);
});
