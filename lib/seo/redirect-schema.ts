import { z } from "zod";
import { publicEnv } from "@/lib/public-env";
import { leadsNowhere, plainPath, readablePath } from "./known-segments";

/** An address as somebody pastes it: with the shop's own host, or without. */
function toPath(typed: string): string {
  const text = typed.trim();
  if (!text.startsWith(publicEnv.siteUrl)) return text;
  return text.slice(publicEnv.siteUrl.length) || "/";
}

const path = z
  .string()
  .transform(toPath)
  .pipe(
    z
      .string()
      .min(1, "Type an address")
      .max(300, "Up to 300 characters")
      .regex(/^\/(?![/\\])[^\s\\]*$/, "Type an address of the shop, such as /old-page"),
  );

/** Browsers resolve dots and take two slashes for another host, wherever they stand. */
const wanders = /\/\/|%|\/\.{1,2}(?:\/|$)/;

/** The address with its letters as they are read: a loop can't hide behind another spelling. */
function toTarget(typed: string): string {
  const [path = ""] = typed.split(/[?#]/, 1);
  return readablePath(path) + typed.slice(path.length);
}

/** Pages that a redirect can replace when they are gone; all others always have a page. */
const mayBeGone = /^\/(?:products|blog)\/[^/]+$/;

export const redirectSchema = z.strictObject({
  source: path
    .transform((text) => plainPath(text.replace(/[?#].*$/, "")).replace(/^\/product\//, "/products/"))
    .refine((source) => source !== "/", "The home page stays where it is")
    .refine((source) => !source.includes("%"), "Write the address without %")
    .refine(
      (source) => leadsNowhere(source) || mayBeGone.test(source),
      "The shop has a page at this address",
    ),
  target: path
    .transform(toTarget)
    .refine(
      (target) => !wanders.test(target.replace(/[?#].*$/, "")),
      "Write the address without // or %, and without dots between slashes",
    ),
});

export type RedirectForm = z.input<typeof redirectSchema>;
