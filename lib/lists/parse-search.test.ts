import { anyString, fc } from "@/testing/fast-check";
import type { ListDefinition } from "./definition";
import { describeTerm, mergeSearch, parseSearch, splitSearch, withoutTerm } from "./parse-search";
import { toConditions } from "./to-conditions";

const now = new Date("2026-11-27T06:30:00Z");
const list: ListDefinition = {
  name: "products",
  path: "/admin/products",
  noun: "products",
  words: "words",
  fields: {
    status: {
      label: "Status",
      column: "status",
      kind: "choice",
      choices: [
        { value: "draft", label: "Draft" },
        { value: "published", label: "Published" },
      ],
    },
    category: {
      label: "Category",
      column: "primary_category_id",
      kind: "choice",
      choices: [
        { value: "mens", label: "Men", match: { column: "primary_category_id", value: "1" } },
        { value: "polos", label: "Polos", match: { column: "subcategory_id", value: "7" } },
      ],
    },
    premium: { label: "Premium", column: "is_premium", kind: "flag" },
    price: { label: "Price", column: "price", kind: "rupees" },
    created: { label: "Added", column: "created_at", kind: "date" },
    sku: { label: "SKU", column: "sku", kind: "code" },
    tag: { label: "Tag", column: "tags", kind: "tag" },
  },
  sorts: { created: { label: "Newest", column: "created_at", first: "desc" } },
  sort: "created",
  views: [],
};

const filtersOf = (q: string) => toConditions(list, parseSearch(list, q, now));

describe("a search", () => {
  it.each([
    ["tiger", ['words.ilike."%tiger%"']],
    ['"royal tiger"', ['words.ilike."%royal tiger%"']],
    ["-tiger", ['words.not.ilike."%tiger%"']],
    ["status:draft", ['status.in.("draft")']],
    ["Status:Draft,Published", ['status.in.("draft","published")']],
    ["-status:draft", ['or(status.is.null,not.and(status.in.("draft")))']],
    ["category:mens,polos", ['or(primary_category_id.in.("1"),subcategory_id.in.("7"))']],
    [
      "-category:mens,polos",
      [
        'and(or(primary_category_id.is.null,not.and(primary_category_id.in.("1"))),or(subcategory_id.is.null,not.and(subcategory_id.in.("7"))))',
      ],
    ],
    ["premium:yes", ["is_premium.eq.true"]],
    ["price:499", ['and(price.gte."499",price.lte."499")']],
    ["price:>1,000", ['and(price.gt."1000")']],
    ["price:300..500", ['and(price.gte."300",price.lte."500")']],
    ["price:<300", ['and(price.lt."300")']],
    ["created:2026-11-01..", ['and(created_at.gte."2026-10-31T18:30:00.000Z")']],
    [
      "created:2026-11-20",
      ['and(created_at.gte."2026-11-19T18:30:00.000Z",created_at.lt."2026-11-20T18:30:00.000Z")'],
    ],
    [
      "created:2026-02",
      ['and(created_at.gte."2026-01-31T18:30:00.000Z",created_at.lt."2026-02-28T18:30:00.000Z")'],
    ],
    ["created:>2026-11-20", ['and(created_at.gte."2026-11-20T18:30:00.000Z")']],
    ["sku:ab_1", ['sku.eq."AB_1"']],
    ["tag:Gift", ['tags.cs."{gift}"']],
    ["tag:a}b", ['tags.cs."{a_b}"']],
    ["-tag:gift", ['or(tags.is.null,not.and(tags.cs."{gift}"))']],
    ['50% "a""b"', ['words.ilike."%50\\\\%%"', 'words.ilike."%a%"', 'words.ilike."%b%"']],
    ["tee price:>100 status:draft", ['words.ilike."%tee%"', 'and(price.gt."100")', 'status.in.("draft")']],
    ["", []],
  ])("%s", (q, filters) => {
    expect(filtersOf(q)).toEqual(filters);
    expect(parseSearch(list, q, now).problems).toEqual([]);
  });

  it.each([
    ["colour:red", /no field “colour”.*status, category, premium/],
    ["status:gone", /can't be “gone”.*draft, published/],
    ["premium:maybe", /yes or no/],
    ["price:cheap", /isn't an amount in rupees.*price:>499/],
    ["status:", /value after status:/],
    ["created:2026-13-01", /isn't a date/],
    ["created:2026-02-30", /isn't a date/],
    ["created:0001-01-01..", /isn't a date/],
    ["constructor:x", /no field “constructor”/],
    ["status:,", /can't be “,”/],
  ])("reports the error in %s, and continues with the rest", (q, problem) => {
    expect(parseSearch(list, `${q} tee`, now).problems).toEqual([expect.stringMatching(problem)]);
    expect(filtersOf(`${q} tee`)).toEqual(['words.ilike."%tee%"']);
  });

  it("reports more than 20 parts, because dropping some would widen the search", () => {
    expect(parseSearch(list, "tee ".repeat(20), now).problems).toEqual([]);
    expect(parseSearch(list, "tee ".repeat(21), now).problems).toEqual([
      expect.stringMatching(/at most 20 parts/),
    ]);
  });

  it("reads a number in the digits of any script", () => {
    expect(parseSearch(list, "९८७६५४३२१०", now).terms).toMatchObject([{ term: { text: "9876543210" } }]);
  });

  it("describes and removes its terms", () => {
    const search = parseSearch(list, "tee -status:draft price:300..500 category:polos", now);
    expect(search.terms.map(({ term }) => describeTerm(list, term))).toEqual([
      "“tee”",
      "Status: not Draft",
      "Price: from 300 to 500",
      "Category: Polos",
    ]);
    expect(withoutTerm(search, 1)).toBe("tee price:300..500 category:polos");
  });

  it("never fails, and keeps quoted text intact", () => {
    fc.assert(
      fc.property(anyString({ maxLength: 80 }), (q) => {
        for (const filter of filtersOf(q)) {
          const bare = filter.replace(/"(?:[^"\\]|\\.)*"/g, "x");
          expect(bare).toMatch(/^[a-z_.()x,]*$/);
        }
      }),
    );
  });
});

describe("the search field and its chips", () => {
  it("leaves words and invalid parts in the field, and makes filters chips", () => {
    const { filters, typed } = splitSearch(list, 'chai status:published colour:red -tag:"new in"', now);
    expect(filters.map(({ text }) => text)).toEqual(["status:published", '-tag:"new in"']);
    expect(typed).toBe("chai colour:red");
  });

  it("names a flag without its yes", () => {
    const { filters } = splitSearch(list, "premium:yes premium:no -premium:yes", now);
    expect(filters.map(({ term }) => describeTerm(list, term))).toEqual([
      "Premium",
      "Premium: no",
      "Premium: no",
    ]);
  });

  it("keeps the filters when other words are searched, and replaces one of the same field", () => {
    const q = "chai status:published price:300..500";
    expect(mergeSearch(list, q, " tee ", now)).toBe("status:published price:300..500 tee");
    expect(mergeSearch(list, q, "status:draft", now)).toBe("price:300..500 status:draft");
    expect(mergeSearch(list, q, "-status:draft", now)).toBe("status:published price:300..500 -status:draft");
    expect(mergeSearch(list, q, "", now)).toBe("status:published price:300..500");
  });
});
