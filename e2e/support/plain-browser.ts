import { z } from "zod";
import { newIp } from "./attempts";
import { cookieOf } from "./cookie-names";
import { shopUrl } from "./env";

const flashSchema = z.object({
  name: z.string(),
  state: z.looseObject({
    ok: z.boolean(),
    code: z.string().optional(),
    message: z.string().optional(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
  }),
});

export type FormAnswer = {
  status: number;
  location: string | null;
  /** The result that the form's page shows */
  state: z.infer<typeof flashSchema>["state"] | null;
  /** The name of the toast that the next page shows */
  notice: string | null;
  /** The whole answer without values that differ in every request */
  shape: string;
  ms: number;
};

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

function attribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

/** The hidden fields of the form that has this button. */
export function findForm(html: string, button: string): Record<string, string> | null {
  const form = html
    .split("<form")
    .slice(1)
    .map((part) => part.split("</form>", 1)[0] ?? "")
    .find((part) =>
      part
        .replace(/<[^>]*>/g, "|")
        .split("|")
        .includes(button),
    );
  if (form === undefined) return null;
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag);
  return Object.fromEntries(hidden.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
}

/** A browser without scripts: what a visitor has before hydration, and what an attacker always has. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  readonly ip = newIp();

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Another browser with the same cookies, as if they had been stolen. */
  copy(): PlainBrowser {
    const other = new PlainBrowser();
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", this.cookieHeader);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", this.ip);
    const response = await fetch(new URL(path, shopUrl), { redirect: "manual", ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1);
      const isGone = value === "" || /;\s*max-age=0/i.test(cookie);
      if (isGone) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
    return response;
  }

  /** Finds the form with this button on a page. The returned function submits it, as often as it is called. */
  formOn(path: string, button: string) {
    return this.formOf(this, path, button);
  }

  /** The same for a page that this browser can't open: `opener` opens it. */
  async formOf(opener: PlainBrowser, path: string, button: string) {
    const html = await (await opener.send(path)).text();
    const kept = findForm(html, button);
    if (!kept) throw new Error(`${path} has no form with the button "${button}"`);
    return (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<FormAnswer> =>
      this.post(path, { ...kept, ...fields }, headers);
  }

  async submit(path: string, button: string, fields: Record<string, string>): Promise<FormAnswer> {
    return (await this.formOn(path, button))(fields);
  }

  private async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<FormAnswer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const startedAt = performance.now();
    const response = await this.send(path, {
      method: "POST",
      body,
      headers: { origin: shopUrl, referer: `${shopUrl}${path}`, ...headers },
    });
    const text = await response.text();
    const ms = performance.now() - startedAt;
    const set = new Map(
      response.headers.getSetCookie().map((cookie): [string, string] => {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        return [name, decodeURIComponent(value)];
      }),
    );
    const flash = set.get(cookieOf("form"));
    const shown = [...response.headers].filter(([name]) => name !== "date" && name !== "set-cookie");
    return {
      status: response.status,
      location: response.headers.get("location"),
      state: flash ? flashSchema.parse(JSON.parse(flash)).state : null,
      notice: set.get(cookieOf("notice")) ?? null,
      shape: withoutTyped(JSON.stringify([response.status, shown, [...set], text]), fields),
      ms,
    };
  }
}

/** Replaces typed values, times and random values, which may differ between answers. */
function withoutTyped(text: string, fields: Record<string, string>): string {
  let shape = text
    .replace(/\b1[0-9]{12}\b/g, "<time>")
    .replace(/kapas-session-\d+-flow-[0-9a-f]+/g, "kapas-session-flow-<id>")
    .replace(/base64-[\w-]+/g, "<random>")
    .replace(/nonce-[\w+/=]+/g, "nonce-<random>")
    .replace(/("x-request-id",")[0-9a-f-]{36}/g, "$1<random>")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}(?=\{)/g, "<nonce>")
    .replace(/(?<=\}\.)[\w-]{43}/g, "<signature>")
    .replace(/("kapas-registration-\d+",")[\w-]{43}/g, "$1<random>");
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith("$") || value.length < 5) continue;
    for (const form of [value, `+91${value}`]) shape = shape.replaceAll(form, `<${name}>`);
  }
  return shape;
}
