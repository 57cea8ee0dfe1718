import "server-only";
import { after } from "next/server";
import { nameBot } from "@/lib/crawlers/bots";
import { log } from "@/server/log";
import { noteCrawler } from "./repository";

/** After the response: records which known bot fetched this file. No other visitor is recorded. */
export function noteVisit({ headers, url }: Pick<Request, "headers" | "url">): void {
  const bot = nameBot(headers.get("user-agent"));
  if (!bot) return;
  const file = new URL(url).pathname.slice(0, 80);
  after(() =>
    noteCrawler(bot, file).catch((error: unknown) =>
      log.warn({ err: error, bot }, "crawlers: visit not noted"),
    ),
  );
}
