import "server-only";
import { maxTextProducts, type ReadText } from "@/lib/blog/text";
import { listBlocks } from "@/lib/content/list-blocks";
import { AppError } from "@/server/errors";

/** Throws when a text names a product that visitors can't see, or too many: they would be left out silently. */
export function refuseLostProducts({ tree, products }: ReadText): void {
  const slugs = listBlocks(tree, "product");
  if (slugs.length > maxTextProducts)
    refuse(`A post can show up to ${maxTextProducts} products. Remove some.`);
  const lost = slugs.find((slug) => !Object.hasOwn(products, slug));
  if (lost !== undefined)
    refuse(`No product on sale has the URL “${lost}”. Insert it with the Product button.`);
}

function refuse(message: string): never {
  throw new AppError("invalid_input", message, { body: message });
}
