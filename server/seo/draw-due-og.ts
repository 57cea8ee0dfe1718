import "server-only";
import { randomUUID } from "node:crypto";
import { brandFromSettings } from "@/lib/brand";
import { renditionUrl } from "@/lib/catalog/image-loader";
import { publicEnv } from "@/lib/public-env";
import { titleOfPicture } from "@/lib/seo/page-pictures";
import { timeoutSignal } from "@/server/deadline";
import { log } from "@/server/log";
import { listSiteSettings } from "@/server/settings/repository";
import { drawOg } from "./draw-og";
import { listUndrawnOg, removeOg, saveOg, storeOgPicture } from "./og-repository";

const patienceMs = 10_000;

async function fetchPicture(url: string | null): Promise<Buffer | null> {
  if (!url?.startsWith(`${publicEnv.supabaseUrl}/`)) return null;
  const response = await fetch(renditionUrl(url, 640), {
    signal: timeoutSignal(patienceMs),
    cache: "no-store",
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** Draws the link pictures of new or changed records, at most `limit`. A failure does not block the others. */
export async function drawDueOg(limit: number): Promise<void> {
  const due = await listUndrawnOg(limit);
  if (due.length === 0) return;
  const { shopName, tagline } = brandFromSettings(await listSiteSettings());
  for (const { kind, recordId, pictureUrl, changedAt, ...words } of due) {
    const own = kind === "page" ? titleOfPicture(recordId) : words.title;
    const title = own || tagline;
    const line = kind === "page" && own ? tagline : words.line;
    try {
      const picture = await fetchPicture(pictureUrl);
      const url = await storeOgPicture(
        `og-${randomUUID()}.jpg`,
        await drawOg({ title, line, shopName, picture }),
      );
      const old = await saveOg(kind, recordId, url, changedAt);
      if (old) await removeOg(old);
    } catch (error) {
      log.error({ err: error, kind, recordId }, "seo: a picture for links is not drawn");
    }
  }
}
