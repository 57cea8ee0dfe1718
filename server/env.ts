import "server-only";
import { z } from "zod";
import { artProviders } from "@/lib/ai-art/art-models";
import { dltTemplates, dsn, isWebAddress, portalKey, secret, sender } from "./env-fields";

const googleIssuer = "https://accounts.google.com";

const envShape = z.object({
  APP_ENV: z.enum(["sandbox", "production", "preview"]),
  NEXT_PUBLIC_SITE_URL: z.url(),
  NEXT_PUBLIC_SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
  /** Also accepted while a new secret replaces it: the gateway signs a day's retries with the old one. */
  RAZORPAY_WEBHOOK_SECRET_OLD: z.string().optional(),
  RAZORPAY_API_URL: z.url().default("https://api.razorpay.com"),
  /** How many of our proxies a request passes. 0: none, and X-Forwarded-For can't be trusted. */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-9]$/, "must be the number of proxies in front, 0 to 9")
    .transform(Number),
  /** See drainOnEnd(). */
  DRAIN_SECONDS: z
    .string()
    .regex(/^(\d|1[0-5])$/, "must be a number of seconds, 0 to 15")
    .default("0")
    .transform(Number),
  ORDER_TOKEN_SECRET: secret,
  JOBS_SECRET: secret,
  CAPTCHA_SECRET: secret,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER_URL: z.url().default(googleIssuer),
  MAIL_API_URL: z.url().default("https://api.resend.com"),
  INDEXNOW_API_URL: z.url().default("https://api.indexnow.org/indexnow"),
  MAIL_API_KEY: z.string().optional(),
  MAIL_FROM: z.union([z.literal(""), sender]).optional(),
  SMS_PROVIDER: z.enum(["twilio", "msg91"]).default("twilio"),
  SMS_API_URL: z.union([z.literal(""), z.url()]).optional(),
  SMS_ACCOUNT_SID: z.string().optional(),
  SMS_AUTH_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  /** The shop's id at the DLT platform, and those of its texts: cod_code=1107…,order_placed=1107… */
  SMS_DLT_ENTITY_ID: z
    .string()
    .regex(/^(\d{10,25})?$/, "must be a number of 10 to 25 digits")
    .optional(),
  SMS_DLT_TEMPLATES: dltTemplates,
  /** The invoice registration portal, at a GSP. Without all six, e-invoices and e-way bills wait. */
  IRP_API_URL: z.union([z.literal(""), z.url()]).optional(),
  IRP_CLIENT_ID: z.string().optional(),
  IRP_CLIENT_SECRET: z.string().optional(),
  IRP_USERNAME: z.string().optional(),
  IRP_PASSWORD: z.string().optional(),
  /** Of the portal's signatures. */
  IRP_PUBLIC_KEY: portalKey.optional(),
  SLACK_API_URL: z.url().default("https://slack.com/api"),
  SLACK_BOT_TOKEN: z.string().optional(),
  /** The AI art provider; "none": the editor has no such tool. */
  AI_IMAGE_PROVIDER: z.enum(["none", ...artProviders]).default("none"),
  AI_IMAGE_MODEL: z.string().optional(),
  AI_IMAGE_API_KEY: z.string().optional(),
  AI_IMAGE_API_URL: z.union([z.literal(""), z.url()]).optional(),
  /** OpenAI's key, for moderation where another provider draws. */
  AI_MODERATION_API_KEY: z.string().optional(),
  AI_MODERATION_API_URL: z.url().default("https://api.openai.com/v1"),
  /** Which proxy's headers contain a visitor's location; without it a database is used. */
  GEO_HEADERS: z
    .union([z.literal(""), z.enum(["cloudflare", "vercel"])])
    .transform((name) => name || undefined)
    .optional(),
  /** A city database in MaxMind's format; without it a package with countries is used. */
  GEOIP_DATABASE: z
    .string()
    .transform((path) => path || undefined)
    .optional(),
  /** Whether staff must have an authenticator app; the default is "required" in production only. */
  STAFF_TWO_FACTOR: z.enum(["required", "optional"]).optional(),
  /** Where the sandbox serves stand-ins for the chat providers' scripts; sandbox only. */
  CHAT_SCRIPTS_URL: z.union([z.literal(""), z.url()]).optional(),
  /** The time at which the process starts; set in the sandbox only. */
  SANDBOX_NOW: z.union([z.literal(""), z.iso.datetime({ offset: true })]).optional(),
  /** Where server and browser errors are reported. Without it nothing of Sentry is loaded. */
  SENTRY_DSN: dsn,
  /** Built into the browser's code; the content policy allows its host. */
  NEXT_PUBLIC_SENTRY_DSN: dsn,
  /** These three are for the build only, which uploads the source maps. */
  SENTRY_AUTH_TOKEN: z.string().optional(),
  SENTRY_ORG: z.string().optional(),
  SENTRY_PROJECT: z.string().optional(),
  NEXTAUTH_SECRET: z.union([z.literal(""), secret]).optional(),
  /** Built in: action ids depend on it, so that open pages keep working after a deployment. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(
      (value) => value === "" || Buffer.from(value, "base64").length === 32,
      "must be 32 random bytes: openssl rand -base64 32",
    )
    .optional(),
  /** Where instances share cached pages; without it each has its own. */
  REDIS_URL: z.union([z.literal(""), z.url({ protocol: /^rediss?$/ })]).optional(),
  /** The metrics collector sends it; without it there are none. */
  METRICS_SECRET: z.union([z.literal(""), secret]).optional(),
  /** Where traces are sent; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(""), z.url()]).optional(),
});

const envSchema = envShape.superRefine((values, context) => {
  const isLive = values.RAZORPAY_KEY_ID.startsWith("rzp_live_");
  if (isLive !== (values.APP_ENV === "production")) {
    context.addIssue({
      code: "custom",
      path: ["RAZORPAY_KEY_ID"],
      message: isLive
        ? "is a live key; only production takes real money"
        : "must be a live key in production",
    });
  }
  if (values.AI_IMAGE_PROVIDER !== "none" && !values.AI_IMAGE_API_KEY) {
    const message = `must be set while AI_IMAGE_PROVIDER is ${values.AI_IMAGE_PROVIDER}`;
    context.addIssue({ code: "custom", path: ["AI_IMAGE_API_KEY"], message });
  }
  if (values.SANDBOX_NOW && values.APP_ENV !== "sandbox") {
    context.addIssue({ code: "custom", path: ["SANDBOX_NOW"], message: "is for the sandbox only" });
  }
  if (values.APP_ENV !== "production") return;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string" && looksLikeSandbox(name, value)) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: "is a sandbox value; production needs its own",
      });
    }
  }
  if (values.GOOGLE_ISSUER_URL !== googleIssuer) {
    context.addIssue({ code: "custom", path: ["GOOGLE_ISSUER_URL"], message: `must be ${googleIssuer}` });
  }
  for (const [name, message] of findProductionFaults(values)) {
    context.addIssue({ code: "custom", path: [name], message });
  }
});

export type Env = z.infer<typeof envSchema>;

const secretNames = [
  "SUPABASE_SECRET_KEY",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "RAZORPAY_WEBHOOK_SECRET_OLD",
  "ORDER_TOKEN_SECRET",
  "JOBS_SECRET",
  "CAPTCHA_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "MAIL_API_KEY",
  "SMS_AUTH_TOKEN",
  "IRP_CLIENT_SECRET",
  "IRP_PASSWORD",
  "SLACK_BOT_TOKEN",
  "AI_IMAGE_API_KEY",
  "NEXTAUTH_SECRET",
  "METRICS_SECRET",
  "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY",
  "SENTRY_AUTH_TOKEN",
] as const;

const randomNames = [
  "ORDER_TOKEN_SECRET",
  "JOBS_SECRET",
  "CAPTCHA_SECRET",
  "NEXTAUTH_SECRET",
  "METRICS_SECRET",
  "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY",
] as const;

type Fault = [name: string, message: string];

function findProductionFaults(values: z.infer<typeof envShape>): Fault[] {
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (isWebAddress(name) && typeof value === "string" && value && !value.startsWith("https://"))
      faults.push([name, "must be an https:// address"]);
  }
  for (const name of ["RAZORPAY_WEBHOOK_SECRET", "RAZORPAY_WEBHOOK_SECRET_OLD"] as const) {
    const value = values[name];
    if (value && isGuessable(value)) faults.push([name, "must be at least 16 characters, hard to guess"]);
  }
  for (const name of randomNames) {
    const value = values[name];
    if (value && isRepetitive(value)) faults.push([name, "must be random: openssl rand -base64 32"]);
  }
  if (isSecretKey(values.SUPABASE_PUBLISHABLE_KEY)) {
    faults.push(["SUPABASE_PUBLISHABLE_KEY", "is a secret key; the publishable one goes here"]);
  }
  if (!isSecretKey(values.SUPABASE_SECRET_KEY)) {
    faults.push(["SUPABASE_SECRET_KEY", "must be the secret key, not the publishable one"]);
  }
  if (values.RAZORPAY_KEY_SECRET.startsWith("rzp_")) {
    faults.push(["RAZORPAY_KEY_SECRET", "is a key id; the secret goes here"]);
  }
  return [...faults, ...findTwins(values)];
}

/** Pairs of secrets with the same value: a leak of one is a leak of both. */
function findTwins(values: z.infer<typeof envShape>): Fault[] {
  const known = secretNames.flatMap((name) => (values[name] ? [{ name, value: values[name] }] : []));
  return known.flatMap(({ name, value }, index): Fault[] => {
    const twin = known.slice(0, index).find((other) => other.value === value);
    return twin ? [[name, `is the same as ${twin.name}; each needs its own`]] : [];
  });
}

function isGuessable(value: string): boolean {
  return value.length < 16 || isRepetitive(value) || /webhook|razorpay|secret|password|123456/i.test(value);
}

function isRepetitive(value: string): boolean {
  return new Set(value).size < 8;
}

/** A new key (sb_secret_…), or a token of the old form whose role is service_role. */
function isSecretKey(value: string): boolean {
  if (value.startsWith("sb_")) return value.startsWith("sb_secret_");
  const [, claims = ""] = value.split(".");
  return Buffer.from(claims, "base64url").toString("utf8").includes('"service_role"');
}

function looksLikeSandbox(name: string, value: string): boolean {
  if (isWebAddress(name))
    return URL.canParse(value) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(value).hostname);
  return /sandbox/i.test(value);
}

/** Throws one error that names every invalid variable and never shows a value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return source[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
  });
  throw new Error(`The environment is not complete (see .env.example):\n  ${faults.join("\n  ")}`);
}

let parsedEnv: Env | undefined;

/** Parsed once, at the first use: a build needs no secrets; a server calls it at boot (instrumentation.ts). */
export function env(): Env {
  if (!parsedEnv) {
    parsedEnv = parseEnv(process.env);
    // next-auth reads the site's URL only from here.
    process.env.NEXTAUTH_URL = parsedEnv.NEXT_PUBLIC_SITE_URL;
  }
  return parsedEnv;
}

/** Whether controls for tests exist. Works without the other variables, which a build does not have. */
export function isSandbox(): boolean {
  return process.env.APP_ENV === "sandbox";
}

/** When a sandbox's clock starts; null for the real time. */
export function sandboxStart(): Date | null {
  const at = process.env.SANDBOX_NOW;
  return isSandbox() && at ? new Date(at) : null;
}

/** When this build began, by the shop's clock: see `env` in next.config.mjs. */
export function builtAt(): string {
  return process.env.BUILT_AT ?? new Date(0).toISOString();
}

/** The AI art provider; null in a build without the server's variables. */
export function artProvider(): Env["AI_IMAGE_PROVIDER"] | null {
  if (!isBuilding()) return env().AI_IMAGE_PROVIDER;
  const given = process.env.AI_IMAGE_PROVIDER;
  return given === undefined ? null : envShape.shape.AI_IMAGE_PROVIDER.parse(given);
}

/** True under `next dev`, whose scripts need more than the production build's. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}

/** True while `next build` renders pages; the database may be unavailable then. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

/** Whether staff need a second factor: in production, unless its environment overrides it. */
export function isFactorRequired({
  STAFF_TWO_FACTOR,
  APP_ENV,
}: Pick<Env, "STAFF_TWO_FACTOR" | "APP_ENV">): boolean {
  return (STAFF_TWO_FACTOR ?? (APP_ENV === "production" ? "required" : "optional")) === "required";
}
