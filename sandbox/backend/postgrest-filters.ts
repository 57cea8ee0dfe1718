/** A condition in Lite's format: all of its entries must hold. */
export type Where = Record<string, unknown>;

/** `path`: the embedded resources down to the filtered one, [] for the rows of the request. */
export type Filter = { path: string[]; where: Where };

const operators: Record<string, string> = {
  eq: "$eq",
  neq: "$neq",
  gt: "$gt",
  gte: "$gte",
  lt: "$lt",
  lte: "$lte",
  like: "$like",
  ilike: "$ilike",
  match: "$regex",
  imatch: "$iregex",
  is: "$is",
  isdistinct: "$isDistinct",
  in: "$in",
  cs: "$contains",
  cd: "$containedBy",
  ov: "$overlaps",
  sl: "$rangeLt",
  sr: "$rangeGt",
  nxl: "$rangeGte",
  nxr: "$rangeLte",
  adj: "$rangeAdjacent",
};
const searches: Record<string, string | undefined> = {
  fts: undefined,
  plfts: "plain",
  phfts: "phrase",
  wfts: "websearch",
};
const constants: Record<string, unknown> = {
  null: null,
  true: true,
  false: false,
  not_null: Symbol.for("postgrest:not_null"),
  unknown: Symbol.for("postgrest:unknown"),
};

const condition =
  /^(not\.)?(?:(eq|gte?|lte?|i?like|i?match)\((any|all)\)|(fts|plfts|phfts|wfts)(?:\((\w+)\))?|([a-z]+))\./;
const otherParameters = new Set(["select", "order", "limit", "offset", "on_conflict", "columns", "apikey"]);

export class FilterError extends Error {}

/** Whether a parameter of a function's URL filters its rows; otherwise it is an argument of the function. */
const looksLikeCondition = (value: string) => {
  const operator = condition.exec(value)?.[6];
  return condition.test(value) && (operator === undefined || operator in operators);
};

/** Removes the filters from the URL of a table, view or function and parses them as PostgREST does. */
export function takeFilters(url: URL): Filter[] {
  const isFunction = url.pathname.startsWith("/rest/v1/rpc/");
  const filters: Filter[] = [];
  const others = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    const isOther = otherParameters.has(name) || /\.(order|limit|offset)$/.test(name);
    const isLogic = /^(?:.*\.)?(?:and|or)$/.test(name);
    if (isOther || (isFunction && !isLogic && !looksLikeCondition(value))) others.append(name, value);
    else filters.push(readFilter(name, value));
  }
  url.search = others.toString();
  return filters;
}

function readFilter(name: string, value: string): Filter {
  const names = name.match(/"[^"]*"|[^.]*->.*|[^.]+/g) ?? [];
  const word = names.at(-1) ?? "";
  if (word === "and" || word === "or") {
    const isNegated = names.at(-2) === "not";
    return {
      path: names.slice(0, isNegated ? -2 : -1),
      where: joined(word, isNegated, new LogicReader(value).readAll()),
    };
  }
  const read = condition.exec(value);
  if (!read) throw new FilterError(`"failed to parse filter (${value})" (line 1, column 1)`);
  const text = value.slice(read[0].length);
  const list = read[6] === "in" ? new LogicReader(text).readAllValues() : undefined;
  return { path: names.slice(0, -1), where: { [unquoted(word)]: toCondition(value, read, list ?? text) } };
}

const joined = (word: "and" | "or", isNegated: boolean, parts: Where[]): Where =>
  isNegated ? { $not: { [`$${word}`]: parts } } : { [`$${word}`]: parts };

const unquoted = (name: string) => (name.startsWith('"') ? name.slice(1, -1) : name);

function toCondition(whole: string, read: RegExpExecArray, value: string | string[]): Where {
  const [, not, quantified, quantifier, search, config, plain = ""] = read;
  if (plain === "is") {
    const constant = String(value).toLowerCase();
    if (!(constant in constants))
      throw new FilterError(`"failed to parse filter (${whole})" (line 1, column 4)`);
    return { [not ? "$isNot" : "$is"]: constants[constant] };
  }
  if (plain === "in") return { [not ? "$notIn" : "$in"]: value };
  const own = search ? { $textSearch: { query: value, type: searches[search], config } } : null;
  const name = quantified ?? plain;
  const operator = operators[name];
  if (!own && !operator) throw new FilterError(`"failed to parse filter (${whole})" (line 1, column 1)`);
  const suffix = quantifier === undefined ? "" : quantifier === "any" ? "Any" : "All";
  const pattern = name === "like" || name === "ilike" ? String(value).replaceAll("*", "%") : value;
  const compared = own ?? { [`${operator}${suffix}`]: pattern };
  return not ? { $not: compared } : compared;
}

/** Parses the contents of brackets: conditions of a logical expression, or values of `in`. */
class LogicReader {
  private at = 0;

  constructor(private readonly text: string) {}

  readAll(): Where[] {
    return this.toTheEnd(() => this.readPart());
  }

  readAllValues(): string[] {
    return this.text === "()" ? [] : this.toTheEnd(() => this.readValue());
  }

  private toTheEnd<T>(read: () => T): T[] {
    const all = this.readList(read);
    if (this.at < this.text.length) this.fail();
    return all;
  }

  private readList<T>(read: () => T): T[] {
    const all: T[] = [];
    if (!this.take(/\(/y)) this.fail();
    do all.push(read());
    while (this.take(/,/y));
    if (!this.take(/\)/y)) this.fail();
    return all;
  }

  private readPart(): Where {
    this.take(/\s+/y);
    const group = this.take(/(not\.)?(and|or)(?=\()/y);
    if (group) {
      return joined(
        group[2] === "and" ? "and" : "or",
        group[1] !== undefined,
        this.readList(() => this.readPart()),
      );
    }
    const name = this.take(/("[^"]*"|[^.,()"]+?(?:->>?[^.,()]+)?)\./y)?.[1];
    const read = condition.exec(this.text.slice(this.at));
    if (name === undefined || !read) return this.fail();
    const from = this.at;
    this.at += read[0].length;
    const value =
      read[6] !== "in" ? this.readValue() : this.take(/\(\)/y) ? [] : this.readList(() => this.readValue());
    return { [unquoted(name)]: toCondition(this.text.slice(from, this.at), read, value) };
  }

  /** A quoted text, an array in braces, or text up to the next comma or bracket. */
  private readValue(): string {
    const inQuotes = this.take(/"((?:[^"\\]|\\.)*)"(?=[,)])/sy)?.[1];
    if (inQuotes !== undefined) return inQuotes.replace(/\\(.)/gs, "$1");
    return (this.take(/\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\}/y) ?? this.take(/[^,)]*/y))?.[0] ?? "";
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private fail(): never {
    throw new FilterError(`"failed to parse logic tree (${this.text})" (line 1, column ${this.at + 3})`);
  }
}
