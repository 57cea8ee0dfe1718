import type { Notice } from "./notice";

/** Slack treats three characters as markup, everywhere in a text. */
function asSlackWords(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** One line for each notice, linked to its page. */
export function writeSlackText(notices: readonly Notice[], siteUrl: string): string {
  return notices.map(({ text, path }) => `• <${siteUrl}${path}|${asSlackWords(text)}>`).join("\n");
}
