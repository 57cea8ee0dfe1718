import type { PoolClient } from "pg";
import { answerOf, inSavepoint, owner, trial } from "../support/backend/database";
import { makeBlank } from "../support/designs/custom";
import { claimAll, insertPrintFiles, orderPrint } from "../support/designs/print-files";
import { type Actor, actAs, pastGrants } from "../support/people/actors";
import { orderOf, placeOrder } from "../support/shop";

const tee = 499;
let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

describe("designs of an order in the admin", () => {
  const reach = async (client: PoolClient, actor: Actor, call: string, number: string) => {
    await actAs(client, actor);
    const reached = await inSavepoint(client, () =>
      answerOf(client, `select public.${call}($1)`, [number]),
    ).then(
      (answer) => answer ?? "reached",
      () => "refused",
    );
    await pastGrants(client);
    return reached;
  };

  trial("are visible with their files only to staff who pack or answer customers", async (client) => {
    const { design, order_id: number } = await orderPrint(client, variantId);
    await claimAll(client);
    await insertPrintFiles(client, design, "png", "svg");
    for (const actor of ["packer", "manager", "support", "admin"] as const) {
      expect(await reach(client, actor, "get_admin_designs", number)).toMatchObject([
        {
          version_id: design,
          name: "Poster",
          garment: expect.any(String),
          attempts: 0,
          files: [{ kind: "png" }, { kind: "svg" }],
        },
      ]);
    }
    for (const actor of ["editor", "asha", "anon"] as const) {
      expect(await reach(client, actor, "get_admin_designs", number)).toBe("refused");
    }
  });

  trial("exclude plain tees, and are null for a missing order", async (client) => {
    const plain = await placeOrder(client, orderOf([{ variantId, listPrice: tee }]));
    expect(await reach(client, "packer", "get_admin_designs", plain.order_id)).toEqual([]);
    await actAs(client, "packer");
    expect(await answerOf(client, "select public.get_admin_designs('KP-0')")).toBeNull();
  });

  trial("make failed files again at once, for staff who pack", async (client) => {
    const { design, order_id: number } = await orderPrint(client, variantId);
    for (const actor of ["packer", "manager"] as const) {
      await claimAll(client);
      expect(await claimAll(client)).toEqual([]);
      await actAs(client, actor);
      await client.query("select public.retry_print_files($1)", [number]);
      await pastGrants(client);
      expect(await claimAll(client)).toEqual([design]);
    }
    for (const actor of ["editor", "support", "asha", "anon"] as const) {
      expect(await reach(client, actor, "retry_print_files", number)).toBe("refused");
    }
    expect(await claimAll(client)).toEqual([]);
  });
});
