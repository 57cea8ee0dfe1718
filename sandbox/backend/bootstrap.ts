import type { Client } from "pg";

// The parts of a hosted Supabase project before the first migration that the shop relies on.
const BEFORE_LITE = `
  create schema if not exists extensions;
  create extension if not exists pgcrypto with schema extensions;
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
    execute format('alter database %I set search_path = "$user", public, extensions', current_database());
  end $$;
  grant usage on schema public, extensions to anon, authenticated, service_role;
`;

// The stand-in stores user metadata as a JSON string inside jsonb; triggers on auth.users would see nulls.
const AFTER_LITE = `
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

  create or replace function auth.sandbox_unwrap_meta_data() returns trigger
  language plpgsql set search_path = '' as $$
  begin
    if jsonb_typeof(new.raw_user_meta_data) = 'string' then
      new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
    end if;
    if jsonb_typeof(new.raw_app_meta_data) = 'string' then
      new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
    end if;
    return new;
  end $$;
  -- It reads "eq.true" as a boolean whatever the column is; for PostgREST it is the text that a text column is compared with.
  create or replace function extensions.sandbox_text_is_boolean(text, boolean) returns boolean
    language sql immutable as $$ select $1 = case when $2 then 'true' else 'false' end $$;
  do $$
  begin
    create operator extensions.= (
      leftarg = text, rightarg = boolean, function = extensions.sandbox_text_is_boolean
    );
  exception when duplicate_function then null;
  end $$;
  grant execute on function extensions.sandbox_text_is_boolean(text, boolean) to anon, authenticated, service_role;
  create or replace trigger sandbox_unwrap_meta_data before insert or update on auth.users
    for each row execute function auth.sandbox_unwrap_meta_data();

  -- Second factors, as far as the gateway and the migrations use them
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    friendly_name text,
    factor_type text not null,
    status text not null,
    secret text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );

  -- A hosted project makes an account and proves its address in one transaction when the server asks for it; the
  -- stand-in's sign-up is a transaction of its own, so this one passes for it.
  create or replace function auth.sandbox_finish_account(p_id uuid, p_phone text, p_is_email boolean, p_is_phone boolean)
  returns void language plpgsql set search_path = '' as $$
  begin
    if to_regclass('private.registrations') is not null then
      execute 'update private.registrations set started_in = pg_current_xact_id() where user_id = $1' using p_id;
    end if;
    update auth.users set
      phone = coalesce(p_phone, phone), confirmation_token = '', confirmation_sent_at = null,
      email_confirmed_at = case when p_is_email then coalesce(email_confirmed_at, now()) end,
      phone_confirmed_at = case when p_is_phone then coalesce(phone_confirmed_at, now()) end
    where id = p_id;
  end $$;
`;

export async function bootstrapBeforeLite(client: Client): Promise<void> {
  await client.query(BEFORE_LITE);
}

export async function bootstrapAfterLite(client: Client): Promise<void> {
  await client.query(AFTER_LITE);
}

/** The stand-in grants everything to every role at its first request; the migrations' own grants are then applied again. */
export async function repairGrants(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_proc where proname = 'apply_grants' and pronamespace = to_regnamespace('private')",
  );
  if (rowCount) await client.query("select private.apply_grants()");
}
