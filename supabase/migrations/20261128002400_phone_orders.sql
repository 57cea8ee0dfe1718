-- Orders by phone: a draft that support saves until it is placed by the same place_order as every other order.
create table public.phone_drafts (
  id uuid primary key,
  author uuid not null references auth.users (id) on delete cascade,
  author_name text not null,
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 20000),
  version int not null default 1 check (version > 0),
  order_id uuid unique references public.orders (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.phone_drafts is 'Phone orders that aren''t placed yet; deleted after 30 days';
comment on column public.phone_drafts.draft is 'What was typed, see lib/phone-orders/draft.ts; empty once it is placed';
comment on column public.phone_drafts.order_id is 'The order that was made of it: a second press answers with it';
create index phone_drafts_author on public.phone_drafts (author);
create index phone_drafts_open on public.phone_drafts (updated_at desc) where order_id is null;
create index phone_drafts_updated_at on public.phone_drafts (updated_at);
alter table public.phone_drafts enable row level security;

create policy phone_drafts_select_staff on public.phone_drafts for select to authenticated
  using ((select private.may('orders.write')));
