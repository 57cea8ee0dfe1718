import { findBranches, findConjuncts, type Range } from "./sql-conditions";

const textsIn = (sql: string, ranges: Range[]) => ranges.map(({ start, end }) => sql.slice(start, end));
const conjunctsOf = (sql: string) => textsIn(sql, findConjuncts(sql));
const branchesOf = (sql: string) => textsIn(sql, findBranches(sql));

describe("the conjuncts of SQL", () => {
  it.each([
    [
      "update t set a = 1 where id = p_id and user_id = v_user returning id",
      ["id = p_id", "user_id = v_user"],
    ],
    [
      "if a is distinct from b and (c or d and left(e, 2) = 'x') then",
      ["a is distinct from b", "d", "left(e, 2) = 'x'", "(c or d and left(e, 2) = 'x')"],
    ],
    ["where a between 1 and 2 and b", ["a between 1 and 2", "b"]],
    ["where id = 'salt and pepper' -- this and that", []],
    ["select a and b as c, d", ["a", "b"]],
    [
      "where a and case when b and c then d end > 1 or e",
      ["a", "b", "c", "case when b and c then d end > 1"],
    ],
    ['where a."limit" > 1 and b', ['a."limit" > 1', "b"]],
  ])("%s", (sql, texts) => {
    expect(conjunctsOf(sql)).toEqual(texts);
  });
});

describe("the branches of SQL", () => {
  it.each([
    ["if not found then return; elsif a > (b) then c; end if;", ["not found", "a > (b)"]],
    ["x := case when a then 1 when 'then' then 2 end;", ["a", "'then'"]],
    ["if case when a then b end then c; end if;", ["case when a then b end", "a"]],
    ["exit when a; if b then", ["b"]],
  ])("%s", (sql, texts) => {
    expect(branchesOf(sql)).toEqual(texts);
  });
});
