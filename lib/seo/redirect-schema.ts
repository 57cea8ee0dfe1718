import { z } from "zod";
import { decodePathname, isUnknownPath, normalizePath } from "@/lib/known-segments";
import { publicEnv } from "@/lib/public-env";

/** Normalises a pasted URL: with the shop's own host, or without. */
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
      .min(1, "Enter a URL")
      .max(300, "Up to 300 characters")
      .regex(/^\/(?![/\\])[^\s\\]*$/, "Enter a URL of the shop, such as /old-page"),
  );

/** Browsers resolve dots, and read two slashes as another host, wherever they are. */
const wanders = /\/\/|%|\/\.{1,2}(?:\/|$)/;

/** The decoded URL, so that a loop can't hide behind another spelling. */
function toTarget(typed: string): string {
  const [path = ""] = typed.split(/[?#]/, 1);
  return decodePathname(path) + typed.slice(path.length);
}

/** Pages that a redirect can replace once deleted; all others always exist. */
const mayBeGone = /^\/(?:products|blog)\/[^/]+$/;
const ownPages = /^\/blog\/(?:tag|page|rss\.xml|feed\.json)$/;

/** Invisible characters, or lone surrogates: no visitor's URL has them. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd]/u;

const source = path
  .refine((typed) => !/[?#]/.test(typed), "Leave out ? and #: they're redirected too")
  .refine((typed) => !unseen.test(readable(typed)), "The URL has an invisible character. Type it again")
  .transform((typed) => normalizePath(typed).replace(/^\/product\//, "/products/"))
  .refine((from) => from !== "/", "The home page can't be redirected")
  .refine((from) => !from.includes("%"), "Leave out %")
  .refine((from) => !from.includes("*"), "Enter one URL: * isn't supported")
  .refine((from) => !/["<>]/.test(from), "A URL can't contain \" < or >")
  .refine((from) => !wanders.test(from), "Leave out // and dots between slashes")
  .refine(
    (from) => !(mayBeGone.test(from) && from.endsWith(".md")),
    "Leave out .md: the Markdown page is redirected too",
  )
  .refine(
    (from) => isUnknownPath(from) || (mayBeGone.test(from) && !ownPages.test(from)),
    "The shop has a page at this URL",
  );

const target = path
  .refine((typed) => !unseen.test(readable(typed)), "The URL has an invisible character. Type it again")
  .transform(toTarget)
  .refine((to) => !wanders.test(to.replace(/[?#].*$/, "")), "Leave out //, % and dots between slashes")
  .refine((to) => !/^\/(?:api|admin)(?:[/?#]|$)/i.test(to), "Choose a page that visitors can see");

export const redirectSchema = z.strictObject({ source, target });

export type RedirectForm = z.input<typeof redirectSchema>;

function readable(typed: string): string {
  try {
    return decodeURI(typed);
  } catch {
    return typed;
  }
}
