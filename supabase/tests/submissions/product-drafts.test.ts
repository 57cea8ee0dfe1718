import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";
import { makeVersion } from "../support/designs/custom";
import { approve, asStaff, send, submissionOf } from "../support/designs/submissions";
import { people } from "../support/people/actors";
import { facts, pictureOf, upload } from "../support/products";
import { refusalIn } from "../support/refusal";

/** A submission of Asha's that she offers to the shop. */
const offered = async (client: PoolClient) =>
  send(client, people.asha, await makeVersion(client, { person: people.asha, isNew: true }), {
    mayPublish: true,
  });

async function make(client: PoolClient, id: string, pictures?: object[]): Promise<number> {
  const shown = pictures ?? [{ ...pictureOf(await upload(client)), color: null }];
  const values = [id, facts, "[]", JSON.stringify(shown)];
  const call = "make_submission_product($1, $2, $3, $4)";
  return Number(await asStaff(client, "editor", call, ...values));
}

const countProducts = async (client: PoolClient) =>
  Number((await client.query("select count(*) from public.products")).rows[0].count);

trial("makes one draft of an approved design, which refers to it", async (client) => {
  const id = await offered(client);
  await approve(client, id);
  const productId = await make(client, id);
  expect(await submissionOf(client, id)).toMatchObject({ product_id: productId });
  const { rows } = await client.query("select status from public.products where id = $1", [productId]);
  expect(rows).toEqual([{ status: "draft" }]);
});

trial("leaves no product behind when the design can't become one, or not again", async (client) => {
  const id = await offered(client);
  const before = await countProducts(client);
  expect(await refusalIn(client, () => make(client, id))).toMatchObject({ hint: "not_approved" });
  await approve(client, id);
  expect(await refusalIn(client, () => make(client, id, []))).toMatchObject({ hint: "no_pictures" });
  await make(client, id);
  expect(await refusalIn(client, () => make(client, id))).toMatchObject({ hint: "has_product" });
  expect(await countProducts(client)).toBe(before + 1);
});
