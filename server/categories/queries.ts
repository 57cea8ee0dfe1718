import "server-only";
import { keepAs, keepBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { type CategoryLink, listTopCategories } from "./repository";

const footerLimit = 5;
let lastCategories: CategoryLink[] = [];

/** For the footer of every page: during an outage it returns the last successful read instead of an error. */
export async function listFooterCategories(): Promise<CategoryLink[]> {
  "use cache";
  try {
    lastCategories = (await listTopCategories()).slice(0, footerLimit);
    keepAs("categories");
  } catch (error) {
    log.warn({ err: error }, "categories: read failed, using the last known");
    keepBriefly("categories");
  }
  return lastCategories;
}
