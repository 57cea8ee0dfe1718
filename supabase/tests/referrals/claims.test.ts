import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";

const claimsOf = async (client: PoolClient) =>
  (await client.query("select public.referral_terms() -> 'claims' as claims")).rows[0].claims;

const declare = (client: PoolClient, values: object) =>
  client.query(
    `insert into public.admin_settings as s (key, value) values ('referral_settings', $1)
     on conflict (key) do update set value = excluded.value`,
    [values],
  );

trial("the program's claims are counted by the shop until they have a source and a date", async (client) => {
  const counted = { ambassadors: "0", free_tees: "0", source: "" };
  expect(await claimsOf(client)).toMatchObject(counted);
  const typed = { ambassadors: "10,000+", freeTees: "50,000+", rating: "4.9" };
  await declare(client, { ...typed, claimSource: "Audit by Rao & Co, Chennai" });
  expect(await claimsOf(client)).toMatchObject(counted);
  await declare(client, { ...typed, claimSource: "Audit by Rao & Co, Chennai", claimDate: "2026-11-01" });
  expect(await claimsOf(client)).toEqual({
    ambassadors: "10,000+",
    free_tees: "50,000+",
    rating: "4.9",
    source: "Audit by Rao & Co, Chennai",
    date: "2026-11-01",
  });
});
