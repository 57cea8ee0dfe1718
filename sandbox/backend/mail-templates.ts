import { resolve } from "node:path";

const template = (name: string, subject: string) => ({
  subject,
  content_path: resolve("supabase/templates", `${name}.html`),
});

/** From supabase/config.toml, which also configures a hosted project. */
export const mailTemplates = {
  confirmation: template("confirmation", "Confirm your email for Kapas"),
  recovery: template("recovery", "Choose a new password for Kapas"),
  magic_link: template("magic_link", "Your login link for Kapas"),
  email_change: template("email_change", "Confirm your new email for Kapas"),
};

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** An email as text with its links written out, for the inbox and for tests. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<head>[\s\S]*?<\/head>/i, "")
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, "$2: $1")
    .replace(/<\/(p|h1|h2|tr|li)>|<br\s*\/?>/gi, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
