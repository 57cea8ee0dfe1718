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

/** Removes, in place, personal data from a trace: the query of addresses, and the text of errors. */
export function scrubSpan(span: SpanToSend): void {
  Object.assign(span, { name: scrub(span.name) });
  cleanAttributes(span.attributes);
  for (const { attributes } of span.events) if (attributes) cleanAttributes(attributes);
}
