import "server-only";

import type { ProcessorId } from "@/lib/privacy/processors";
import type { Env } from "@/server/env";

type Sources = Pick<Env, "AI_IMAGE_PROVIDER" | "SMS_PROVIDER"> &
  Partial<
    Pick<
      Env,
      | "MAIL_API_KEY"
      | "SMS_AUTH_TOKEN"
      | "IRP_CLIENT_ID"
      | "SLACK_BOT_TOKEN"
      | "GOOGLE_CLIENT_SECRET"
      | "AI_MODERATION_API_KEY"
      | "SENTRY_DSN"
    >
  >;

/** The processors that this server is configured for. */
export function activeProcessors(source: Sources): ProcessorId[] {
  const art = source.AI_IMAGE_PROVIDER;
  const chosen: (ProcessorId | false)[] = [
    "supabase",
    "razorpay",
    Boolean(source.MAIL_API_KEY) && "resend",
    Boolean(source.SMS_AUTH_TOKEN) && source.SMS_PROVIDER,
    Boolean(source.IRP_CLIENT_ID) && "gsp",
    Boolean(source.SLACK_BOT_TOKEN) && "slack",
    Boolean(source.GOOGLE_CLIENT_SECRET) && "googleLogin",
    art !== "none" && art,
    // It checks what others draw.
    art !== "none" && art !== "openai" && Boolean(source.AI_MODERATION_API_KEY) && "openai",
    Boolean(source.SENTRY_DSN) && "sentry",
  ];
  return chosen.filter((id) => id !== false);
}
