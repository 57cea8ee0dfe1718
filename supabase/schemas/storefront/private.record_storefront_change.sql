-- The subject is the trigger's argument.
create function private.record_storefront_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at' then
    insert into private.storefront_changes (subject) values (tg_argv[0]);
  end if;
  return null;
end $$;

create trigger categories_log_change after insert or update or delete on public.categories
  for each row execute function private.record_storefront_change('categories');
create trigger colors_log_change after insert or update or delete on public.colors
  for each row execute function private.record_storefront_change('colors');
create trigger sizes_log_change after insert or update or delete on public.sizes
  for each row execute function private.record_storefront_change('colors');
create trigger search_synonyms_log_change after insert or update or delete on public.search_synonyms
  for each row execute function private.record_storefront_change('categories');
create trigger product_settings_log_change after insert or update or delete on public.product_settings
  for each row execute function private.record_storefront_change('product_settings');
-- Pages with the delivery terms show the zones too.
create trigger shipping_zones_log_change after insert or update or delete on public.shipping_zones
  for each row execute function private.record_storefront_change('product_settings');
create trigger blog_authors_log_change after update on public.blog_authors
  for each row execute function private.record_storefront_change('blog_posts');
create trigger pages_log_change after insert or update or delete on public.pages
  for each row execute function private.record_storefront_change('pages');
-- Counting a use isn't a change.
create trigger redirects_log_change after insert or delete or update of source, target on public.redirects
  for each row execute function private.record_storefront_change('redirects');
create trigger print_bands_log_change after insert or update or delete on public.print_bands
  for each row execute function private.record_storefront_change('product_settings');
create trigger print_breaks_log_change after insert or update or delete on public.print_breaks
  for each row execute function private.record_storefront_change('product_settings');
-- The editor's page shows whether AI art is available.
create trigger admin_settings_ai_art after insert or update on public.admin_settings
  for each row when (new.key = 'ai_art_settings') execute function private.record_storefront_change('product_settings');
-- The page of the program shows its rewards.
create trigger admin_settings_referral after insert or update on public.admin_settings
  for each row when (new.key = 'referral_settings') execute function private.record_storefront_change('product_settings');
-- Product pages, lists and feeds show what blanks declare.
create trigger admin_settings_declared after insert or update on public.admin_settings
  for each row when (new.key = 'product_information') execute function private.record_storefront_change('product_settings');
-- Every page contains which services are on, so a change renders it again.
create trigger admin_settings_shown after insert or update on public.admin_settings for each row
  when (new.key in ('analytics_settings', 'chat_settings')) execute function private.record_storefront_change('site_settings');
create trigger admin_settings_hidden after delete on public.admin_settings for each row
  when (old.key in ('analytics_settings', 'chat_settings')) execute function private.record_storefront_change('site_settings');
create trigger admin_settings_leads after insert or update on public.admin_settings
  for each row when (new.key = 'lead_settings') execute function private.record_storefront_change('site_settings');
create trigger subscription_plans_log_change after insert or update or delete on private.subscription_plans
  for each row execute function private.record_storefront_change('subscriptions');
create trigger subscription_prices_log_change after insert or update or delete on private.subscription_prices
  for each row execute function private.record_storefront_change('subscriptions');
create trigger subscription_tastes_log_change after insert or update or delete on private.subscription_tastes
  for each row execute function private.record_storefront_change('subscriptions');
-- Product pages show public coupons; a use of one changes nothing on them.
create trigger coupons_log_insert after insert on public.coupons
  for each row when (new.is_public) execute function private.record_storefront_change('product_settings');
create trigger coupons_log_delete after delete on public.coupons
  for each row when (old.is_public) execute function private.record_storefront_change('product_settings');
create trigger coupons_log_update after update on public.coupons for each row
  when ((old.is_public or new.is_public) and old.used = new.used)
  execute function private.record_storefront_change('product_settings');
