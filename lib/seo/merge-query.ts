/** Next's own parameters. */
const ownOfNext = /^_rsc$|^nxtP/;

/** The redirect target with the visitor's query; the target's own parameters take precedence. */
export function mergeQuery(target: string, search: string): string {
  const [path = "", anchor] = target.split("#", 2);
  const [bare = "", own = ""] = path.split("?", 2);
  const query = new URLSearchParams(own);
  const known = new Set(query.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!known.has(name) && !ownOfNext.test(name)) query.append(name, value);
  }
  // A target without additions stays as typed.
  const whole = query.size === new URLSearchParams(own).size ? own : query.toString();
  return `${bare}${whole && `?${whole}`}${anchor === undefined ? "" : `#${anchor}`}`;
}
