import "server-only";
import { after } from "next/server";
import { identifyBot } from "@/lib/crawlers/bots";
import { log } from "@/server/log";
import { countBotVisit } from "./repository";

/** After the response: records which known bot fetched this file. No other visitor is recorded. */
export function recordBotVisit({ headers, url }: Pick<Request, "headers" | "url">): void {
  const bot = identifyBot(headers.get("user-agent"));
  if (!bot) return;
  const file = new URL(url).pathname.slice(0, 80);
  after(() =>
    countBotVisit(bot, file).catch((error: unknown) =>
      log.warn({ err: error, bot }, "crawlers: visit not recorded"),
    ),
  );
}
