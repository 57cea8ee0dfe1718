import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { fillFilms, makeFilms } from "../support/backend/films";
import { call, SERVER } from "../support/backend/gateway";

// The stand-in answers as PostgREST's documentation says: https://docs.postgrest.org/en/v13/references/api.html

beforeAll(() => makeFilms(owner));
beforeEach(() => fillFilms(owner));

const get = async (path: string) => (await call(SERVER, `/rest/v1/${path}`)).body;

async function answer(path: string, headers: Record<string, string>, method = "GET") {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: SERVER.apikey ?? "", Authorization: `Bearer ${SERVER.apikey}`, ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    range: response.headers.get("content-range"),
    type: response.headers.get("content-type"),
    body: text === "" ? null : JSON.parse(text),
  };
}

describe("order", () => {
  it.each<[string, number[]]>([
    ["id.desc", [6, 5, 4, 3, 2, 1]],
    ["year", [1, 2, 3, 5, 6, 4]],
    ["year.desc", [4, 6, 5, 3, 2, 1]],
    ["year.nullsfirst", [4, 1, 2, 3, 5, 6]],
    ["year.desc.nullslast", [6, 5, 3, 2, 1, 4]],
    ["is_seen.desc.nullslast,id.desc", [6, 5, 1, 4, 2, 3]],
  ])("by %s", async (order, ids) => {
    expect(await get(`films?select=id&order=${order}`)).toEqual(ids.map((id) => ({ id })));
  });

  it("is refused when it can't be parsed", async () => {
    expect(await call(SERVER, "/rest/v1/films?order=id.upwards")).toMatchObject({
      status: 400,
      body: { code: "PGRST100" },
    });
  });
});

describe("a range of rows and their count", () => {
  it("has limit and offset", async () => {
    expect(await get("films?select=id&order=id&limit=2&offset=3")).toEqual([{ id: 4 }, { id: 5 }]);
  });

  it.each([
    ["count=exact", "films?select=id&limit=2", 206, "0-1/6"],
    ["count=exact", "films?select=id", 200, "0-5/6"],
    ["count=exact", "films?select=id&year=gt.3000", 200, "*/0"],
    ["count=exact", "films?select=id&title=ilike.*a*&title=ilike.*p*", 200, "0-0/1"],
    ["", "films?select=id&limit=2&offset=2", 200, "2-3/*"],
  ])("has with Prefer: %s of %s the status %i and the range %s", async (Prefer, path, status, range) => {
    expect(await answer(path, { Prefer })).toMatchObject({ status, range });
  });

  it("is refused beyond the last row of a count", async () => {
    const beyond = await answer("films?select=id&offset=10&limit=2", { Prefer: "count=exact" });
    expect(beyond).toMatchObject({ status: 416, body: { code: "PGRST103" } });
  });

  it("comes without rows for HEAD", async () => {
    const counted = await answer("films?select=id&is_seen=is.true", { Prefer: "count=exact" }, "HEAD");
    expect(counted).toMatchObject({ range: "0-2/3", body: null });
  });
});

describe("one row", () => {
  const headers = { Accept: "application/vnd.pgrst.object+json" };

  it("is an object", async () => {
    expect(await answer("films?select=id&id=eq.1", headers)).toMatchObject({ status: 200, body: { id: 1 } });
  });

  it.each([
    ["none", "id=eq.99", "0 rows"],
    ["two", "id=in.(1,2)", "2 rows"],
  ])("is refused when there are %s", async (_, filter, rows) => {
    expect(await answer(`films?select=id&${filter}`, headers)).toMatchObject({
      status: 406,
      body: { code: "PGRST116", details: expect.stringContaining(rows) },
    });
  });
});

describe("embedding", () => {
  it("returns one row of the other end, or null", async () => {
    expect(await get("films?select=id,directors(name)&id=in.(3,5)&order=id")).toEqual([
      { id: 3, directors: { name: "Mira Nair" } },
      { id: 5, directors: null },
    ]);
  });

  it("returns many rows, under another name, in their own order and up to a limit", async () => {
    expect(await get("films?select=id,won:prizes(name)&id=eq.3&won.order=name.desc&won.limit=1")).toEqual([
      { id: 3, won: [{ name: "Satellite" }] },
    ]);
  });

  it("filters only the embedded rows, and with !inner the outer ones too", async () => {
    expect(await get("films?select=id,prizes(id)&prizes.name=eq.Cannes&id=in.(1,3)&order=id")).toEqual([
      { id: 1, prizes: [{ id: 1 }] },
      { id: 3, prizes: [] },
    ]);
    expect(await get("films?select=id,prizes!inner(id)&prizes.name=eq.Cannes")).toEqual([
      { id: 1, prizes: [{ id: 1 }] },
    ]);
    expect(await get("films?select=id,prizes!inner(id)&prizes.name=like.*a*&prizes.name=like.*t*")).toEqual([
      { id: 3, prizes: [{ id: 3 }] },
    ]);
    expect(await get("films?select=id,prizes(id)&prizes.or=(id.eq.1,id.eq.2)&id=eq.3")).toEqual([
      { id: 3, prizes: [{ id: 2 }] },
    ]);
  });

  it("spans two tables, also by the name of the constraint", async () => {
    expect(
      await get(
        "prizes?select=id,films!prizes_film_id_fkey!inner(directors!inner(name))&films.directors.id=eq.2&order=id",
      ),
    ).toEqual([
      { id: 2, films: { directors: { name: "Mira Nair" } } },
      { id: 3, films: { directors: { name: "Mira Nair" } } },
    ]);
  });

  it("can filter by whether there is any row", async () => {
    expect(await get("directors?select=id,films()&films=is.null")).toEqual([{ id: 3 }]);
  });

  it("without a relation is refused", async () => {
    expect(await call(SERVER, "/rest/v1/prizes?select=id,directors(name)")).toMatchObject({
      status: 400,
      body: { code: "PGRST200" },
    });
  });
});

describe("writing", () => {
  const prize = { id: 7, film_id: 2, name: "Berlin" };

  it("returns 201 without a body, or with the written row", async () => {
    expect(await call(SERVER, "/rest/v1/prizes", { body: prize })).toEqual({ status: 201, body: "" });
    const headers = { Prefer: "return=representation" };
    const other = { ...prize, id: 8, name: "Venice" };
    expect(await call(SERVER, "/rest/v1/prizes?select=name", { body: [other], headers })).toEqual({
      status: 201,
      body: [{ name: "Venice" }],
    });
  });

  it("merges or skips existing rows", async () => {
    const headers = (resolution: string) => ({ Prefer: `return=representation,resolution=${resolution}` });
    const path = "/rest/v1/prizes?on_conflict=name&select=id,film_id";
    const cannes = { id: 90, film_id: 3, name: "Golden Lion" };
    expect((await call(SERVER, path, { body: cannes, headers: headers("ignore-duplicates") })).body).toEqual(
      [],
    );
    expect((await call(SERVER, path, { body: cannes, headers: headers("merge-duplicates") })).body).toEqual([
      { id: 90, film_id: 3 },
    ]);
  });
});

describe("functions", () => {
  it("return their rows to GET and to POST", async () => {
    expect(await get("rpc/films_of?year_from=2001&year_to=2010&select=title")).toEqual([
      { title: "Monsoon Wedding" },
    ]);
    const body = { year_to: 1960 };
    expect((await call(SERVER, "/rest/v1/rpc/films_of?select=id", { body })).body).toEqual([{ id: 1 }]);
  });

  it("without a result return 204", async () => {
    await owner.query(
      "create or replace function public.refuse_film(p_code text) returns void language sql as ''",
    );
    expect(await call(SERVER, "/rest/v1/rpc/refuse_film", { body: { p_code: "x" } })).toEqual({
      status: 204,
      body: "",
    });
  });
});

describe("errors", () => {
  it.each([
    ["a table that there is not", "nothing_here", 404, "PGRST205"],
    ["a column that there is not", "films?select=colour", 400, "42703"],
    ["a function that there is not", "rpc/nothing_here", 404, "PGRST202"],
    ["an argument that there is not", "rpc/films_of?century=20", 404, "PGRST202"],
  ])("of %s", async (_, path, status, code) => {
    expect(await call(SERVER, `/rest/v1/${path}`)).toMatchObject({ status, body: { code } });
  });

  it.each([
    ["a key that is taken", { id: 1, film_id: 1, name: "Again" }, 409, "23505"],
    ["a row that refers to none", { id: 50, film_id: 99, name: "Lost" }, 409, "23503"],
    ["a value that must not be null", { id: 50, film_id: null, name: "Lost" }, 400, "23502"],
    ["a column that there is not", { id: 50, film_id: 1, name: "Lost", colour: 1 }, 400, "PGRST204"],
  ])("of %s", async (_, body, status, code) => {
    expect(await call(SERVER, "/rest/v1/prizes", { body })).toMatchObject({ status, body: { code } });
  });

  it.each([
    ["P0001", 400],
    ["PT409", 409],
    ["PT402", 402],
    ["42501", 403],
    ["57014", 500],
  ])("with the code %s have status %i, and its message, details and hint", async (p_code, status) => {
    await owner.query(`create or replace function public.refuse_film(p_code text) returns void language plpgsql as
      $$ begin raise exception 'No such film' using errcode = p_code, hint = 'try another', detail = 'it was lost'; end $$`);
    expect(await call(SERVER, "/rest/v1/rpc/refuse_film", { body: { p_code } })).toEqual({
      status,
      body: { code: p_code, message: "No such film", hint: "try another", details: "it was lost" },
    });
  });
});
