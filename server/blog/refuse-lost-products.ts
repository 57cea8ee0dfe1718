import "server-only";
import { listBlocks } from "@/lib/content/list-blocks";
import { readMarkdown } from "@/lib/content/read-markdown";
import { AppError } from "@/server/errors";
import { mostProducts, readText } from "./text-queries";

/** Throws when a text names a product that visitors can't see, or more than a text shows: they would be left out without a word. */
export async function refuseLostProducts(body: string): Promise<void> {
  const slugs = listBlocks(readMarkdown(body), "product");
  if (slugs.length === 0) return;
  if (slugs.length > mostProducts) refuse(`A text shows up to ${mostProducts} products. Take some away.`);
  const { products } = await readText(body);
  const lost = slugs.find((slug) => !Object.hasOwn(products, slug));
  if (lost !== undefined)
    refuse(`No product on sale has the address “${lost}”. Choose it with the button Product.`);
}

function refuse(message: string): never {
  throw new AppError("invalid_input", message, { body: message });
}
