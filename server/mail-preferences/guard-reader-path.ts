import "server-only";
import { z } from "zod";
import { findRecipient } from "./repository";

/** Whether a URL has an unknown subscriber id: it must be a real 404, as in guard-order-path. */
export async function isMissingRecipient({ pathname }: URL): Promise<boolean> {
  const [, id] = pathname.match(/^\/mail-preferences\/([^/]+)\/?$/) ?? [];
  if (id === undefined) return false;
  return !z.uuid().safeParse(id).success || (await findRecipient(id)) === null;
}
