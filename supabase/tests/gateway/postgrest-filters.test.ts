import { owner } from "../support/backend/database";
import { fillFilms, makeFilms } from "../support/backend/films";
import { call, SERVER } from "../support/backend/gateway";

// The stand-in answers as PostgREST's documentation says: https://docs.postgrest.org/en/v13/references/api/tables_views.html

beforeAll(() => makeFilms(owner));
beforeEach(() => fillFilms(owner));

/** The ids of the films that match the parameters. */
async function find(...parameters: [string, string][]): Promise<unknown> {
  const query = new URLSearchParams([["select", "id"], ["order", "id"], ...parameters]);
  const { status, body } = await call(SERVER, `/rest/v1/films?${query}`);
  return Array.isArray(body) ? body.map(({ id }) => id) : { status, body };
}

describe("one filter", () => {
  it.each<[string, string, number[]]>([
    ["id", "eq.3", [3]],
    ["id", "neq.3", [1, 2, 4, 5, 6]],
    ["year", "gt.2001", [5, 6]],
    ["year", "gte.2001", [3, 5, 6]],
    ["year", "lt.1964", [1]],
    ["year", "lte.1964", [1, 2]],
    ["rating", "eq.8.30", [1]],
    ["title", "like.*Wed*", [3]],
    ["title", "like.*wed*", []],
    ["title", "ilike.*wed*", [3]],
    ["title", "ilike.%wed%", [3]],
    ["title", "match.^P.+i$", [1]],
    ["title", "imatch.^p", [1]],
    ["id", "in.(1,3,99)", [1, 3]],
    ["title", 'in.("1e2","007, \\"Nair\\" (draft)",null)', [4, 5, 6]],
    ["id", "in.()", []],
    ["is_seen", "is.null", [3]],
    ["is_seen", "is.not_null", [1, 2, 4, 5, 6]],
    ["is_seen", "is.true", [1, 5, 6]],
    ["is_seen", "is.false", [2, 4]],
    ["is_seen", "is.unknown", [3]],
    ["is_seen", "eq.true", [1, 5, 6]],
    ["is_seen", "eq.false", [2, 4]],
    ["is_seen", "isdistinct.true", [2, 3, 4]],
    ["tags", "cs.{classic}", [1, 3]],
    ["tags", "cd.{bengali,hindi}", [2, 4, 5, 6]],
    ["tags", "ov.{hindi,bengali}", [1, 2, 3]],
    ["details->>place", "eq.Nischindipur", [1]],
    ["details", 'eq.{"length": 117}', [2]],
    ["id", "eq(any).{1,2}", [1, 2]],
    ["title", "like(any).{*Wed*,Char*}", [2, 3]],
    ["title", "ilike(all).{*a*,*p*}", [1]],
    ["title", "fts(english).wedding", [3]],
  ])("%s=%s", async (column, condition, ids) => {
    expect(await find([column, condition])).toEqual(ids);
  });

  it.each<[string, string, number[]]>([
    ["title", "eq.1e2", [5]],
    ["title", "eq.100", []],
    ["title", "eq.null", [6]],
    ["title", "neq.null", [1, 2, 3, 4, 5]],
    ["title", 'eq."1e2"', []],
    ["title", 'eq.007, "Nair" (draft)', [4]],
    ["title", "eq. 1e2", []],
  ])("takes the value literally: %s=%s", async (column, condition, ids) => {
    expect(await find([column, condition])).toEqual(ids);
  });

  it.each<[string, string, number[]]>([
    ["id", "not.eq.3", [1, 2, 4, 5, 6]],
    ["id", "not.in.(1,2,3)", [4, 5, 6]],
    ["year", "not.is.null", [1, 2, 3, 5, 6]],
    ["is_seen", "not.is.true", [2, 3, 4]],
    ["title", "not.ilike.*a*", [3, 5, 6]],
    ["tags", "not.cs.{bengali}", [3, 4, 5, 6]],
  ])("negated: %s=%s", async (column, condition, ids) => {
    expect(await find([column, condition])).toEqual(ids);
  });
});

describe("several filters", () => {
  it.each<[string, [string, string][], number[]]>([
    [
      "of different columns",
      [
        ["year", "gt.1960"],
        ["is_seen", "is.true"],
      ],
      [5, 6],
    ],
    [
      "of one column",
      [
        ["year", "gte.1964"],
        ["year", "lte.2001"],
      ],
      [2, 3],
    ],
    [
      "of one column and one operator",
      [
        ["title", "ilike.*pa*"],
        ["title", "ilike.*li*"],
      ],
      [1],
    ],
    [
      "of one column, one operator and three values",
      [
        ["title", "ilike.*a*"],
        ["title", "ilike.*u*"],
        ["title", "ilike.*r*"],
      ],
      [2],
    ],
    [
      "of one column, negated",
      [
        ["title", "not.ilike.*a*"],
        ["title", "not.eq.null"],
      ],
      [3, 5],
    ],
    [
      "that exclude each other",
      [
        ["id", "eq.1"],
        ["id", "eq.2"],
      ],
      [],
    ],
    [
      "by or, twice",
      [
        ["or", "(id.eq.1,id.eq.2)"],
        ["or", "(id.eq.2,id.eq.3)"],
      ],
      [2],
    ],
    [
      "by or and a column",
      [
        ["or", "(id.eq.1,id.eq.2)"],
        ["year", "gt.1960"],
      ],
      [2],
    ],
    [
      "by and, twice",
      [
        ["and", "(id.gt.1,id.lt.4)"],
        ["and", "(id.neq.2)"],
      ],
      [3],
    ],
  ])("%s must all hold", async (_, parameters, ids) => {
    expect(await find(...parameters)).toEqual(ids);
  });
});

describe("a logical expression", () => {
  it.each<[string, string, number[]]>([
    ["or", "(year.lt.1960,year.gt.2020)", [1, 6]],
    ["and", "(year.gt.1960,year.lt.2010)", [2, 3]],
    ["not.or", "(year.lt.1960,year.gt.2010)", [2, 3]],
    ["not.and", "(id.gt.2,id.lt.6)", [1, 2, 6]],
    ["or", "(id.eq.1,and(id.gt.2,id.lt.5,is_seen.is.false))", [1, 4]],
    ["or", "(not.and(id.gt.1,id.lt.6),id.eq.3)", [1, 3, 6]],
    ["or", "(id.not.lt.5,id.not.in.(2,3,4,5,6))", [1, 5, 6]],
    ["or", "(id.in.(1,2),tags.cs.{hindi,classic})", [1, 2, 3]],
    ["and", '(title.ilike."*a, \\"N*",title.ilike."*(draft)")', []],
    ["and", '(title.ilike."*, \\"N*",title.ilike."*(draft)")', [4]],
    ["and", '(title.ilike."%a%",title.ilike."%p%")', [1]],
    ["or", '(title.eq."1e2",title.eq."null")', [5, 6]],
    ["or", '(tags.cs."{hindi}",title.eq.null)', [3, 6]],
    ["and", '(title.like."1\\\\e2")', [5]],
    ["or", "(is_seen.is.null,is_seen.eq.false)", [2, 3, 4]],
    ["or", "( id.eq.1, id.eq.2)", [1, 2]],
    ["or", "(details->>place.eq.Nischindipur,id.eq.6)", [1, 6]],
  ])("%s=%s", async (name, logic, ids) => {
    expect(await find([name, logic])).toEqual(ids);
  });
});

describe("a filter that can't be parsed", () => {
  it.each<[string, string]>([
    ["id", "3"],
    ["id", "is3"],
    ["id", "equals.3"],
    ["id", "in.1,2"],
    ["is_seen", "is.maybe"],
    ["or", "id.eq.1"],
    ["or", "(id.eq.1"],
    ["or", "(id.eq.1)x"],
    ["or", "(id.equals.1)"],
    ["or", "()"],
  ])("%s=%s", async (name, value) => {
    expect(await find([name, value])).toMatchObject({ status: 400, body: { code: "PGRST100" } });
  });

  it.each<[string, string, string]>([
    ["id", "eq.three", "22P02"],
    ["is_seen", "eq.perhaps", "22P02"],
    ["colour", "eq.red", "42703"],
    ["directors.name", "eq.Ray", "PGRST108"],
  ])("%s=%s with the code %s", async (name, value, code) => {
    expect(await find([name, value])).toMatchObject({ status: 400, body: { code } });
  });
});

it("applies filters to updates and deletes as to reads", async () => {
  const filters = "title=ilike.*pa*&title=ilike.*li*&select=id";
  const headers = { Prefer: "return=representation" };
  const patch = { method: "PATCH", body: { rating: 9 }, headers };
  expect((await call(SERVER, `/rest/v1/films?${filters}`, patch)).body).toEqual([{ id: 1 }]);
  const gone = { method: "DELETE", headers };
  expect((await call(SERVER, "/rest/v1/prizes?name=ilike.*a*&name=ilike.*s*&select=id", gone)).body).toEqual([
    { id: 1 },
    { id: 3 },
  ]);
});

it("takes a function's arguments and the filters of its rows from one URL", async () => {
  const rows = (query: string) => call(SERVER, `/rest/v1/rpc/films_of?select=id&order=id&${query}`);
  expect((await rows("year_from=1960&year_to=2010&title=ilike.*a*")).body).toEqual([{ id: 2 }]);
  expect((await rows("title=ilike.*a*&title=ilike.*p*")).body).toEqual([{ id: 1 }]);
});
