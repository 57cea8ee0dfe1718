import "server-only";
import { randomBytes } from "node:crypto";
import { canChat, framePolicy, startScript } from "@/lib/chat/providers";
import { isAllowed } from "@/lib/consent/choice";
import { answerPolicy } from "@/lib/security/security-headers";
import { env } from "@/server/env";
import { hasGpc, readConsent } from "@/server/http/consent-cookie";
import { getChatSettings, getServices } from "@/server/settings/shown-queries";

function page(body: string, policy: string, status: number): Response {
  const head = '<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Chat</title>';
  const look = "<style>html,body{margin:0;height:100%;background:#fff}</style>";
  const viewport = '<meta name="viewport" content="width=device-width,initial-scale=1">';
  return new Response(`${head}${viewport}${look}<body>${body}</body></html>`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

/** Checked again here: no provider is loaded without its visitor's consent, even by a direct link. */
async function isWelcome(): Promise<boolean> {
  const [choice, isSignalled, services] = await Promise.all([readConsent(), hasGpc(), getServices()]);
  return services !== null && isAllowed("chat", { services, choice, hasGpc: isSignalled });
}

/** The document of the chat's frame: it contains the provider's script and nothing of the shop. */
export async function chatWindowResponse(): Promise<Response> {
  // Set in every case, because Next caches a response that reads nothing of the request.
  const mayLoad = await isWelcome();
  const settings = await getChatSettings();
  if (!canChat(settings)) return page("The chat is closed.", answerPolicy, 404);
  if (!mayLoad) return page("The chat needs your permission.", answerPolicy, 403);
  const nonce = randomBytes(16).toString("base64");
  const standIns = env().CHAT_SCRIPTS_URL || undefined;
  const script = `<script nonce="${nonce}">${startScript(settings, standIns)}</script>`;
  return page(script, framePolicy(settings.chatProvider, nonce, standIns), 200);
}
