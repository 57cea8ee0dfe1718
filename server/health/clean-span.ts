import "server-only";
import { scrub } from "@/lib/scrub";

type Attributes = Record<string, unknown>;

interface SpanToSend {
  name: string;
  attributes: Attributes;
  events: readonly { attributes?: Attributes }[];
}

function cleanAttributes(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "url.query") delete attributes[name];
    else if (typeof value === "string") attributes[name] = scrub(value);
  }
}

/** Takes out, in place, what a trace would say of people: addresses name them in what follows "?", errors in their words. */
export function cleanSpan(span: SpanToSend): void {
  Object.assign(span, { name: scrub(span.name) });
  cleanAttributes(span.attributes);
  for (const { attributes } of span.events) if (attributes) cleanAttributes(attributes);
}
