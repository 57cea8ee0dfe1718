import "server-only";
import { parseSlug } from "@/lib/catalog/list-params";
import { tags } from "@/server/cache";
import { readWithCachePolicy } from "./read-with-cache-policy";
import * as repository from "./repository";

/** The slug of the basic tee in this colour. */
export async function getBasicSlug(color: string): Promise<string | null> {
  "use cache";
  return readWithCachePolicy(
    "products",
    null,
    async () => (parseSlug(color) === color ? repository.getBasicSlug(color) : null),
    () => [tags.list("basic")],
  );
}

export async function listBasicColors(): Promise<string[]> {
  "use cache";
  return readWithCachePolicy("products", [], repository.listBasicColors, () => [tags.list("basic")]);
}
