import { scrub } from "@/lib/scrub";

type Fields = Record<string, unknown>;

const hiddenKey =
  /^(?:(?:full|first|last|customer)[_-]?name|customer|recipient|e?mail(?:_?address)?|phone|mobile|contact|(?:shipping_?)?address|line[12]|raw|password|secret|signature|authorization|otp|card|vpa|upi|user|user_?name|ip|ip_address|env|aria-label|title|alt|placeholder|content|label)$|token|header|cookie|query|fragment|body|user[._]agent|client[._]address|peer/i;

/** Ids created by Sentry, and names from the build. */
const plainKey =
  /^(?:event_id|trace_id|span_id|parent_span_id|segment_id|replay_id|replayId|error_ids|trace_ids|debug_id|image_addr|code_id|public_key|dsn|sample_rand|release|environment|_cssText|cssText|style|sent_at)$/;

const fileKey = /^(?:filename|abs_path|code_file)$/;

/** Field values and page texts. Only the length is kept, so that a recording keeps its shape. */
const typedKey = /^(?:value|text|textContent)$/;

/** A script's URL: its name from the build stays. */
export function withoutQuery(url: string): string {
  const place = url.replace(/[?#].*$/s, "");
  return /\/_next\/static\/|^(?:node|app|webpack-internal):|\.next\//.test(place) ? place : scrub(place);
}

function scrubText(text: string, key: string): string {
  if (typedKey.test(key)) return text.replace(/\S/g, "*");
  if (fileKey.test(key)) return withoutQuery(text);
  // A path without "=" in its query: the rules of texts would not detect one.
  const isPlace = /^(?:https?:\/\/|\/)\S*$/.test(text);
  return scrub(isPlace ? text.replace(/[?#].*$/s, "") : text);
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Removes personal data from any value, by field names and by text patterns. */
export function scrubValue(value: unknown, key = ""): unknown {
  if (plainKey.test(key)) return value;
  if (typeof value === "string") return scrubText(value, key);
  // As long as an Indian phone number, and later than any time in seconds.
  if (typeof value === "number") return value >= 6e9 && value < 1e10 && value % 1 === 0 ? 0 : value;
  if (Array.isArray(value)) return value.map((one) => scrubValue(one, key));
  if (!isFields(value)) return value;
  // A style sheet in a recording.
  if (value.isStyle === true) return value;
  const kept = Object.entries(value).filter(([name]) => !hiddenKey.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, scrubValue(inner, name)]));
}

const only = (source: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])));

const frameFields = ["filename", "abs_path", "function", "module", "lineno", "colno", "in_app", "platform"];

function scrubFrame(frame: unknown): Fields {
  const kept = only(isFields(frame) ? frame : {}, frameFields);
  for (const name of ["filename", "abs_path"]) {
    if (typeof kept[name] === "string") kept[name] = withoutQuery(kept[name]);
  }
  return kept;
}

function scrubException(thrown: unknown): Fields {
  const { type, value, module, mechanism, stacktrace } = isFields(thrown) ? thrown : {};
  const frames = isFields(stacktrace) && Array.isArray(stacktrace.frames) ? stacktrace.frames : null;
  return {
    ...only({ type, module }, ["type", "module"]),
    ...(typeof value === "string" && { value: scrub(value) }),
    ...(isFields(mechanism) && {
      mechanism: only(mechanism, ["type", "handled", "synthetic", "source", "parent_id", "exception_id"]),
    }),
    ...(frames && { stacktrace: { frames: frames.map(scrubFrame) } }),
  };
}

const eventFields = [
  ..."event_id type timestamp start_timestamp platform level logger release environment dist sdk fingerprint".split(
    " ",
  ),
  ..."message logentry exception transaction transaction_info tags contexts breadcrumbs spans measurements extra".split(
    " ",
  ),
  ..."debug_meta request replay_id replay_type replay_start_timestamp segment_id error_ids trace_ids urls".split(
    " ",
  ),
];

const contextNames = ["trace", "runtime", "os", "browser", "nextjs", "replay", "profile"];

/** An event as it may be sent: unknown fields are dropped. */
export function scrubEvent<Event extends object>(event: Event): Event {
  const { sdk, exception, contexts, request, ...rest } = only(Object(event), eventFields);
  const clean = Object(scrubValue(rest));
  const values = isFields(exception) && Array.isArray(exception.values) ? exception.values : null;
  const url = isFields(request) && typeof request.url === "string" ? scrubText(request.url, "") : null;
  return {
    ...clean,
    ...(sdk !== undefined && { sdk }),
    ...(isFields(contexts) && { contexts: scrubValue(only(contexts, contextNames)) }),
    ...(values && { exception: { values: values.map(scrubException) } }),
    ...(url !== null && { request: { url } }),
  };
}
