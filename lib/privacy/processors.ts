/** Companies that process personal data for the shop (DPDP Act, section 8 (2)), those of the server's configuration. */
const processors = {
  supabase: { name: "Supabase", purpose: "database, logins and files" },
  razorpay: { name: "Razorpay", purpose: "online payments and refunds" },
  resend: { name: "Resend", purpose: "emails" },
  twilio: { name: "Twilio", purpose: "text messages" },
  msg91: { name: "MSG91", purpose: "text messages" },
  gsp: { name: "Our GST Suvidha Provider", purpose: "registering invoices of businesses" },
  slack: { name: "Slack", purpose: "notices to our staff" },
  googleLogin: { name: "Google", purpose: "logging in with Google" },
  openai: { name: "OpenAI", purpose: "AI art and its checks" },
  google: { name: "Google Gemini", purpose: "AI art" },
  fal: { name: "fal", purpose: "AI art" },
  sentry: { name: "Sentry", purpose: "error reports" },
} as const;

export type ProcessorId = keyof typeof processors;

/** The variable of private.environment with the active ones. */
export const processorsVariable = "PROCESSORS";

const isProcessor = (id: string): id is ProcessorId => Object.hasOwn(processors, id);

/** "supabase razorpay" as names and purposes; unknown ids are left out. */
export function readProcessors(text: string): { name: string; purpose: string }[] {
  return text.split(" ").flatMap((id) => (isProcessor(id) ? [processors[id]] : []));
}
