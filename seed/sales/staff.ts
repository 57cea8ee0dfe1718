import { createHash } from "node:crypto";
import type { ClientBase } from "pg";

/** The sandbox's staff, each by the part of their address before @kapas.test. */
export type Post = "admin" | "manager" | "packer" | "support";

/** Queries the database as a member of staff, so that actions carry their name, as in their own session. */
export class Staff {
  private acting: Post | null = null;

  private constructor(
    private readonly client: ClientBase,
    private readonly ids: ReadonlyMap<string, string>,
  ) {}

  static async find(client: ClientBase): Promise<Staff> {
    const { rows } = await client.query<{ post: string; id: string }>(
      `select split_part(u.email, '@', 1) as post, u.id from auth.users u join public.user_roles r on r.user_id = u.id
       where u.email like '%@kapas.test'`,
    );
    return new Staff(client, new Map(rows.map(({ post, id }) => [post, id])));
  }

  /** The first value of the answer. null asks as the shop itself, as buyers' and the gateway's calls do. */
  async ask<T = unknown>(post: Post | null, query: string, values: unknown[] = []): Promise<T> {
    if (this.acting !== post) await this.become(post);
    // Planned once: each of these is asked hundreds of times.
    const name = createHash("sha256").update(query).digest("hex").slice(0, 32);
    const { rows } = await this.client.query({ name, text: query, values, rowMode: "array" });
    return rows[0]?.[0];
  }

  /** Ends the session: later steps, and jobs that set a name, aren't by staff. */
  rest(): Promise<void> {
    return this.become(null);
  }

  private async become(post: Post | null): Promise<void> {
    const id = post === null ? "" : this.ids.get(post);
    if (id === undefined) throw new Error(`the sandbox has no ${post}`);
    const claims = post === null ? "" : JSON.stringify({ sub: id, role: "authenticated", session_id: null });
    await this.client.query({
      name: "seed: become",
      text: `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
        set_config('kapas.actor', '', true)`,
      values: [claims, id],
    });
    this.acting = post;
  }
}
