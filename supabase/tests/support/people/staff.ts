import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { call, SERVER } from "../backend/gateway";

export const staffPassword = "spools-and-needles";

/** An admin of their own for a test, so that no other test meets the second factor. */
export async function makeStaff(owner: Pool): Promise<{ id: string; email: string }> {
  const email = `staff-${randomUUID()}@kapas.test`;
  await call(SERVER, "/auth/v1/admin/users", {
    body: { email, password: staffPassword, email_confirm: true },
  });
  const { rows } = await owner.query(
    `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1 returning user_id`,
    [email],
  );
  return { id: rows[0].user_id, email };
}
