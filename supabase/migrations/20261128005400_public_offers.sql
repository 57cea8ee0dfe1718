-- Coupons that the shop shows to everyone.
alter table public.coupons add column is_public boolean not null default false;
comment on column public.coupons.is_public is 'Product pages, cart and checkout show its code';
alter table public.coupons add constraint coupons_public_is_for_all
  check (not is_public or (batch is null and owner_user_id is null and owner_email_key is null));
create index coupons_public on public.coupons (id) where is_public and is_active;
