import { googleIssuer } from "./google/google";
import { irpPublicKey } from "./irp/signing-key";
import { sandboxKeys } from "./keys";
import { dltTemplateIds } from "./messages/dlt";

type Place = { siteUrl: string; gatewayUrl: string };

/** Next inlines these into the browser's code, so a build belongs to these values. */
function publicAppEnv({ siteUrl, gatewayUrl }: Place): Record<string, string> {
  return {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_SUPABASE_URL: gatewayUrl,
    NEXT_PUBLIC_RAZORPAY_CHECKOUT_URL: `${gatewayUrl}/razorpay/v1/checkout.js`,
    NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN ?? "",
  };
}

/** Every variable of server/env.ts and lib/public-env.ts, with the sandbox's values. */
export function appEnv(place: Place): Record<string, string> {
  return {
    ...publicAppEnv(place),
    APP_ENV: "sandbox",
    SUPABASE_PUBLISHABLE_KEY: sandboxKeys.publishable,
    SUPABASE_SECRET_KEY: sandboxKeys.secret,
    RAZORPAY_KEY_ID: sandboxKeys.razorpayKeyId,
    RAZORPAY_KEY_SECRET: sandboxKeys.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: sandboxKeys.razorpayWebhookSecret,
    RAZORPAY_WEBHOOK_SECRET_OLD: sandboxKeys.razorpayOldWebhookSecret,
    RAZORPAY_API_URL: `${place.gatewayUrl}/razorpay`,
    // There is no proxy. Tests send X-Forwarded-For as a proxy would: each has its own address.
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? "0",
    DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? "0",
    ORDER_TOKEN_SECRET: sandboxKeys.orderTokenSecret,
    JOBS_SECRET: sandboxKeys.jobsSecret,
    CAPTCHA_SECRET: sandboxKeys.captchaSecret,
    GOOGLE_CLIENT_ID: sandboxKeys.googleClientId,
    GOOGLE_CLIENT_SECRET: sandboxKeys.googleClientSecret,
    GOOGLE_ISSUER_URL: googleIssuer(place.gatewayUrl),
    NEXTAUTH_SECRET: sandboxKeys.nextAuthSecret,
    MAIL_API_URL: `${place.gatewayUrl}/mail`,
    INDEXNOW_API_URL: `${place.gatewayUrl}/indexnow`,
    MAIL_API_KEY: sandboxKeys.mailApiKey,
    MAIL_FROM: "Kapas <orders@kapas.test>",
    SMS_PROVIDER: process.env.SMS_PROVIDER ?? "twilio",
    SMS_API_URL: `${place.gatewayUrl}/sms`,
    SMS_ACCOUNT_SID: sandboxKeys.smsAccountSid,
    SMS_AUTH_TOKEN: sandboxKeys.smsAuthToken,
    SMS_FROM: "KAPAS",
    SMS_DLT_ENTITY_ID: sandboxKeys.smsDltEntityId,
    SMS_DLT_TEMPLATES: [...dltTemplateIds].map(([name, id]) => `${name}=${id}`).join(","),
    IRP_API_URL: `${place.gatewayUrl}/irp`,
    IRP_CLIENT_ID: sandboxKeys.irpClientId,
    IRP_CLIENT_SECRET: sandboxKeys.irpClientSecret,
    IRP_USERNAME: sandboxKeys.irpUsername,
    IRP_PASSWORD: sandboxKeys.irpPassword,
    IRP_PUBLIC_KEY: irpPublicKey,
    SLACK_API_URL: `${place.gatewayUrl}/slack`,
    SLACK_BOT_TOKEN: sandboxKeys.slackBotToken,
    AI_IMAGE_PROVIDER: process.env.AI_IMAGE_PROVIDER ?? "openai",
    AI_IMAGE_MODEL: "gpt-image-1-mini",
    AI_IMAGE_API_KEY: sandboxKeys.imageApiKey,
    AI_IMAGE_API_URL: `${place.gatewayUrl}/image-provider/v1`,
    AI_MODERATION_API_KEY: "",
    AI_MODERATION_API_URL: `${place.gatewayUrl}/image-provider/v1`,
    CHAT_SCRIPTS_URL: `${place.gatewayUrl}/chat`,
    SANDBOX_NOW: process.env.SANDBOX_NOW ?? "",
    GEO_HEADERS: "",
    GEOIP_DATABASE: "",
    // Address of an optional local receiver.
    SENTRY_DSN: process.env.SENTRY_DSN ?? "",
    SENTRY_AUTH_TOKEN: "",
    SENTRY_ORG: "",
    SENTRY_PROJECT: "",
    STAFF_TWO_FACTOR: "optional",
    REDIS_URL: "",
    METRICS_SECRET: sandboxKeys.metricsSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: sandboxKeys.actionsKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? "",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

const REAL_LOOKING: { name: string; isReal: (value: string) => boolean; why: string }[] = [
  { name: "NODE_ENV", isReal: (value) => value === "production", why: "is production" },
  { name: "APP_ENV", isReal: (value) => value === "production", why: "is production" },
  { name: "RAZORPAY_KEY_ID", isReal: (value) => value.startsWith("rzp_live_"), why: "is a live key" },
  {
    name: "GOOGLE_CLIENT_SECRET",
    isReal: (value) => value.startsWith("GOCSPX-"),
    why: "is the secret of a real client",
  },
  {
    name: "MAIL_API_KEY",
    isReal: (value) => value.startsWith("re_") && !value.startsWith("re_sandbox"),
    why: "is the key of a real account",
  },
  {
    name: "SMS_ACCOUNT_SID",
    isReal: (value) => /^AC[0-9a-f]{32}$/.test(value),
    why: "is a real account",
  },
  {
    name: "SLACK_BOT_TOKEN",
    isReal: (value) => value.startsWith("xoxb-") && !value.startsWith("xoxb-sandbox"),
    why: "is the token of a real app",
  },
  {
    name: "AI_IMAGE_API_KEY",
    isReal: (value) => value !== "" && !value.startsWith("sk-sandbox"),
    why: "is the key of a real account",
  },
  ...["SENTRY_DSN", "NEXT_PUBLIC_SENTRY_DSN"].map((name) => ({
    name,
    isReal: (value: string) => /\.sentry\.io\b/.test(value),
    why: "is a real project",
  })),
  {
    name: "SUPABASE_SECRET_KEY",
    isReal: (value) => value !== "" && !value.startsWith("sb_secret_sandbox"),
    why: "is the key of a real project",
  },
  {
    name: "NEXT_PUBLIC_SUPABASE_URL",
    isReal: (value) => /\.supabase\.(co|in|net)\b/.test(value),
    why: "is a real project",
  },
];

/** Why the sandbox must not use this environment, or null. */
export function findProductionSetting(env: Record<string, string | undefined>): string | null {
  const found = REAL_LOOKING.find(({ name, isReal }) => isReal(env[name] ?? ""));
  return found ? `${found.name} ${found.why}: the sandbox starts only without production settings` : null;
}
