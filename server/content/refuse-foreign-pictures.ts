import "server-only";
import { listPictures } from "@/lib/content/list-blocks";
import { readMarkdown } from "@/lib/content/read-markdown";
import { publicEnv } from "@/lib/public-env";
import { AppError } from "@/server/errors";

/** The content policy allows only the shop's pictures. `field`: the form field with the text. */
export function refuseForeignPictures(text: string, field: string): void {
  const [foreign] = listPictures(readMarkdown(text)).filter(
    (url) => !url.startsWith(`${publicEnv.supabaseUrl}/`),
  );
  if (foreign === undefined) return;
  const message = `The picture ${foreign.slice(0, 80)} isn't in this shop. Upload it with “Picture” instead.`;
  throw new AppError("invalid_input", message, { [field]: message });
}
