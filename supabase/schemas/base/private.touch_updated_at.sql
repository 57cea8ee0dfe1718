create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := private.now();
  return new;
end $$;

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger user_addresses_touch before update on public.user_addresses
  for each row execute function private.touch_updated_at();
create trigger product_settings_touch before update on public.product_settings
  for each row execute function private.touch_updated_at();
create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger admin_settings_touch before update on public.admin_settings
  for each row execute function private.touch_updated_at();
create trigger categories_touch before update on public.categories
  for each row execute function private.touch_updated_at();
create trigger products_touch before update on public.products
  for each row execute function private.touch_updated_at();
create trigger product_variants_touch before update on public.product_variants
  for each row execute function private.touch_updated_at();
create trigger orders_touch before update on public.orders
  for each row when (old.next_poll_at is not distinct from new.next_poll_at) execute function private.touch_updated_at();
create trigger coupons_touch before update on public.coupons
  for each row when (old.used is not distinct from new.used) execute function private.touch_updated_at();
create trigger payments_touch before update on public.payments
  for each row execute function private.touch_updated_at();
create trigger disputes_touch before update on public.disputes
  for each row execute function private.touch_updated_at();
create trigger refunds_touch before update on public.refunds
  for each row execute function private.touch_updated_at();
create trigger return_requests_touch before update on public.return_requests
  for each row execute function private.touch_updated_at();
create trigger staff_jobs_touch before update on public.staff_jobs
  for each row execute function private.touch_updated_at();
create trigger shipping_zones_touch before update on public.shipping_zones
  for each row execute function private.touch_updated_at();
create trigger pincodes_touch before update on public.pincodes
  for each row execute function private.touch_updated_at();
create trigger phone_drafts_touch before update on public.phone_drafts
  for each row execute function private.touch_updated_at();
create trigger blog_authors_touch before update on public.blog_authors
  for each row execute function private.touch_updated_at();
create trigger blog_posts_touch before update on public.blog_posts
  for each row execute function private.touch_updated_at();
create trigger pages_touch before update on public.pages
  for each row execute function private.touch_updated_at();
create trigger contact_messages_touch before update on public.contact_messages
  for each row execute function private.touch_updated_at();
create trigger marketing_sections_touch before update on public.marketing_sections
  for each row execute function private.touch_updated_at();
create trigger redirects_touch before update on public.redirects
  for each row execute function private.touch_updated_at();
create trigger submissions_touch before update on public.submissions for each row execute function private.touch_updated_at();
create trigger reviews_touch before update on public.reviews for each row execute function private.touch_updated_at();
create trigger subscription_plans_touch before update on private.subscription_plans
  for each row execute function private.touch_updated_at();
create trigger subscriptions_touch before update on private.subscriptions
  for each row execute function private.touch_updated_at();
