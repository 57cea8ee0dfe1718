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

/** The hidden fields of the form that contains this button. */
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
