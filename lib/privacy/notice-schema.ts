import { z } from "zod";
import { type CollectionNotice, writeChangedNotice } from "./collection-notices";

/** The version of the notice that the person read; its error has the current one. */
export function noticeSchema(notice: CollectionNotice) {
  return z.literal(notice.version, writeChangedNotice(notice));
}
