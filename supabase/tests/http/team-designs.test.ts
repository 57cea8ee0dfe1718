import { bandOf } from "@/lib/designer/printing/print-price";
import { printRights } from "@/lib/designer/rights";
import { limits } from "@/lib/limits/limits";
import { readPrintPrices } from "@/server/designs/blank-repository";
import { getProof } from "@/server/designs/proof-queries";
import { checkTeamAction, orderTeamAction } from "@/server/teams/actions";
import { owner } from "../support/backend/database";
import { useUp } from "../support/http/attempts";
import {
  documentOf,
  freezeVersion,
  imageOf,
  makeBlankTee,
  squareOf,
  upload,
} from "../support/http/design-actions";
import { jersey, textOf } from "../support/http/groups";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import type { Product } from "../support/shop";

let blank: Product;
beforeAll(async () => {
  blank = await makeBlankTee(owner, 25);
});

const asha = { name: "Asha", number: "7" };
const rightsVersion = printRights.version;

async function versionsOf(visitor: Visitor, team: readonly object[], document: unknown = jersey) {
  const versionId = await freezeVersion(visitor, document);
  const answer = await visitor.act(orderTeamAction, {
    versionId,
    rightsVersion,
    team: team as (typeof asha)[],
  });
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
}

it("makes a version of the same design for each person, agreed to and measured with their words", async () => {
  const maker = new Visitor();
  const sent = [asha, { name: "आशा", number: "10" }, { name: "", number: "99" }];
  const made = await versionsOf(maker, sent);
  expect(made.map(({ name }) => name)).toEqual(["Mine: Asha 7", "Mine: आशा 10", "Mine: 99"]);
  const { rows } = await owner.query(
    `select v.id, v.name, v.rights_version, v.prints, v.issues, count(*) over (partition by v.design_id)::int as of_design,
       jsonb_path_query_array(v.document, '$.views.front[*].text') as words, v.document::text like '%team%' as is_marked
     from public.design_versions v where v.id = any ($1) order by array_position($1, v.id)`,
    [made.map(({ versionId }) => versionId)],
  );
  expect(rows.map(({ words }) => words)).toEqual([["Asha", "7"], ["आशा", "10"], ["99"]]);
  for (const row of rows)
    expect(row).toMatchObject({ rights_version: rightsVersion, of_design: 3, is_marked: false });
  const [one, , numberOnly] = rows.map(({ prints }) => prints[0].height_mm);
  expect(numberOnly).toBeLessThan(one);
});

it("sets a long name smaller, so that it prints at the price of the others", async () => {
  const [short, long] = await versionsOf(
    new Visitor(),
    [asha, { ...asha, name: "Venkatanarasimha" }],
    documentOf([textOf("who", "NAME", "name", 30, 60)]),
  );
  const found = await owner.query(
    `select v.document #>> '{views,front,0,size}' as size, v.prints->0->>'width_mm' as width
     from public.design_versions v where v.id = any ($1) order by array_position($1, v.id)`,
    [[short?.versionId, long?.versionId]],
  );
  const [one, other] = found.rows;
  expect(one.size).toBe("30");
  expect(Number(other.size)).toBeLessThan(30);
  const prices = await readPrintPrices();
  const bandFor = (widthMm: number) => bandOf(prices, { view: "front", widthMm, heightMm: 1 })?.name;
  expect(bandFor(Number(other.width))).toBe(bandFor(Number(one.width)));
});

it("is the same version when the same list is sent again", async () => {
  const maker = await new Visitor().signIn(await makeCustomer());
  const versionId = await freezeVersion(maker, jersey);
  const send = () => maker.act(orderTeamAction, { versionId, rightsVersion, team: [asha] });
  expect(await send()).toEqual(await send());
});

it("prices and shows a tee only to the maker, by the person's name", async () => {
  const [maker, stranger] = [new Visitor(), new Visitor()];
  const [tee] = await versionsOf(maker, [asha]);
  const id = tee?.versionId ?? "";
  expect(await maker.look(() => getProof(id))).toMatchObject({ name: "Mine: Asha 7", team: null });
  expect(await stranger.look(() => getProof(id))).toBeNull();
});

it("explains in words what it can't print, and then stores nothing", async () => {
  const maker = new Visitor();
  const large = documentOf([
    textOf("who", "NAME", "name", 100, 60),
    textOf("number", "10", "number", 120, 200),
  ]);
  const versionId = await freezeVersion(maker, large);
  const team = [
    asha,
    { name: "Venkatanarasimharajuvaripeta", number: "1" },
    { name: "😀", number: "2" },
    { name: "عمر", number: "3" },
    { name: "עומר", number: "4" },
  ];
  const checked = await maker.act(checkTeamAction, { versionId, team });
  const problems = checked.ok ? checked.data.map(({ problem }) => problem) : [];
  expect(problems).toEqual([
    null,
    "Too long for this print. Shorten it.",
    expect.stringContaining("We can't print 😀"),
    expect.stringMatching(/We can't print .*ع/),
    expect.stringMatching(/We can't print .*ע/),
  ]);
  const before = await owner.query("select count(*) from public.design_versions");
  expect(await maker.act(orderTeamAction, { versionId, rightsVersion, team })).toMatchObject({
    ok: false,
    code: "invalid_input",
    message: expect.stringMatching(/^Venkata.* 1: Too long/),
  });
  expect((await owner.query("select count(*) from public.design_versions")).rows).toEqual(before.rows);
});

it("refuses another person's design and pictures, unknown keys, and a design without names", async () => {
  const [maker, stranger] = [new Visitor(), await new Visitor().signIn(await makeCustomer())];
  const picture = imageOf(await upload(maker), { y: 330 });
  const versionId = await freezeVersion(maker, documentOf([...jersey.views.front, picture]));
  const order = { versionId, rightsVersion, team: [asha] };
  for (const other of [stranger, new Visitor()]) {
    expect(await other.act(orderTeamAction, order)).toMatchObject({ code: "not_found" });
    expect(await other.act(checkTeamAction, { versionId, team: [asha] })).toMatchObject({
      code: "not_found",
    });
  }
  const wrong = [
    { ...order, rightsVersion: "1999" },
    { ...order, designId: versionId },
    { ...order, team: [{ ...asha, size: "M" }] },
    { ...order, team: [] },
    { ...order, team: [{ name: "N".repeat(31), number: "7" }] },
    { ...order, team: [{ name: "", number: "" }] },
  ];
  for (const each of wrong)
    expect(await maker.act(orderTeamAction, each as typeof order)).toMatchObject({ code: "invalid_input" });
  const many = { versionId, team: Array.from({ length: 101 }, () => asha) };
  for (const answer of [
    await maker.act(checkTeamAction, many),
    await maker.act(orderTeamAction, { ...many, rightsVersion }),
  ])
    expect(answer).toMatchObject({
      code: "invalid_input",
      message: "An order can have up to 100 tees. Order the rest separately.",
    });
  const plain = await freezeVersion(maker, documentOf([squareOf()]));
  expect(await maker.act(orderTeamAction, { ...order, versionId: plain })).toMatchObject({
    code: "invalid_input",
    message: expect.stringContaining("Mark a text"),
  });
  expect(await maker.act(orderTeamAction, order)).toMatchObject({ ok: true });
});

it("counts the whole stock of a size for a team, and hides how much it is", async () => {
  const { id } = blank;
  const { rows } = await owner.query(
    "select size, color from public.product_variants where product_id = $1",
    [id],
  );
  const maker = new Visitor();
  const team = Array.from({ length: 14 }, (_, nr) => ({ name: "", number: String(nr) }));
  const lines = (await versionsOf(maker, team)).map(({ versionId }) => ({
    ...{ id, ...rows[0], quantity: 1, design: versionId },
  }));
  const quote = await (await maker.post("/api/cart/quote", { lines })).json();
  const seen = quote.lines.map(({ state, available }: Record<string, unknown>) => `${state} ${available}`);
  expect(new Set(seen)).toEqual(new Set(["ok 11"]));
});

it("orders a hundred tees within the time of one request", async () => {
  const team = Array.from({ length: 100 }, (_, nr) => ({ name: `Player ${nr}`, number: String(nr) }));
  const start = performance.now();
  const made = await versionsOf(new Visitor(), team);
  expect(new Set(made.map(({ versionId }) => versionId)).size).toBe(100);
  expect(performance.now() - start).toBeLessThan(7000);
});

it("limits how often a browser checks lists", async () => {
  const maker = new Visitor();
  const versionId = await freezeVersion(maker, jersey);
  await useUp("teamGuests", maker.ip, limits.teamGuests.limit);
  expect(await maker.act(checkTeamAction, { versionId, team: [asha] })).toMatchObject({
    code: "rate_limited",
  });
});
