import { Hono } from "hono";
import type { Client } from "pg";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { authError, callAuth } from "./auth-api";
import { captureMails } from "./captured-mails";
import type { Lite } from "./lite";

const newUserSchema = z.looseObject({
  email: z.email(),
  password: z.string().min(6),
  phone: z.string().optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});

const USER = `select id, email, coalesce(phone, '') as phone, email_confirmed_at, phone_confirmed_at, created_at, updated_at,
  raw_user_meta_data as user_metadata, raw_app_meta_data as app_metadata, 'authenticated' as aud, 'authenticated' as role
  from auth.users where id = $1`;

/** Runs tasks one after the other. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

/** The admin API for accounts, which the auth stand-in lacks. It needs the secret key. */
export function adminUsers(lite: Lite, database: Client): Hono {
  const app = new Hono();
  // A hosted project creates an account in one transaction; here no sign-up may come between its steps.
  const inTurn = queue();
  app.post("/auth/v1/signup", (_, next) => inTurn(next));
  app.use("/auth/v1/admin/*", async (c, next) => {
    if (c.req.header("apikey") === sandboxKeys.secret) return next();
    return authError(403, "not_admin", "User not allowed");
  });

  app.post("/auth/v1/admin/users", async (c) => {
    const parsed = newUserSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return authError(422, "validation_failed", "Unable to validate the user");
    const { email, password, user_metadata, email_confirm, phone_confirm } = parsed.data;
    const phone = parsed.data.phone?.replace(/\D/g, "") || null;
    return inTurn(async () => {
      const taken = await database.query(
        "select email = lower($1) as is_email from auth.users where email = lower($1) or phone = $2",
        [email, phone],
      );
      if (taken.rows.some((row) => row.is_email)) {
        return authError(422, "email_exists", "A user with this email address has already been registered");
      }
      if (taken.rowCount) {
        return authError(422, "phone_exists", "A user with this phone number has already been registered");
      }
      const { result } = await captureMails(() =>
        callAuth(lite, c.req.url, "signup", { email, password, data: user_metadata }),
      );
      if (!result.ok) return result;
      const { rows } = await database.query(
        `select id, auth.sandbox_finish_account(id, $2, $3, $4) from auth.users where email = lower($1)`,
        [email, phone, email_confirm, phone_confirm],
      );
      return c.json((await database.query(USER, [rows[0]?.id])).rows[0]);
    });
  });

  app.get("/auth/v1/admin/users/:id{[0-9a-f-]{36}}", async (c) => {
    const { rows } = await database.query(USER, [c.req.param("id")]);
    return rows[0] ? c.json(rows[0]) : authError(404, "user_not_found", "User not found");
  });

  app.delete("/auth/v1/admin/users/:id{[0-9a-f-]{36}}", async (c) => {
    const { rowCount } = await database.query("delete from auth.users where id = $1", [c.req.param("id")]);
    return rowCount ? c.json({}) : authError(404, "user_not_found", "User not found");
  });
  return app;
}
