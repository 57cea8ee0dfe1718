-- Logs a change by a member of staff: the changed columns, before and after. The trigger's arguments: the column that
-- identifies the row, then columns to leave out.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid := private.acting_staff();
  v_unsaid text[] := tg_argv[1:] || array['updated_at'];
  v_before jsonb := to_jsonb(old) - v_unsaid;
  v_after jsonb := to_jsonb(new) - v_unsaid;
  v_id text := coalesce(v_after, v_before) ->> tg_argv[0];
begin
  if v_actor is null or v_before is not distinct from v_after then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, v_before -> key), jsonb_object_agg(key, v_after -> key) into v_before, v_after
    from jsonb_object_keys(v_after) as key
    where v_before -> key is distinct from v_after -> key;
  end if;
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select v_actor,
    coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email, 'Staff'),
    lower(tg_op), tg_table_name, left(v_id, 200), v_before, v_after
  from auth.users u left join public.profiles p on p.id = u.id
  where u.id = v_actor;
  return null;
end $$;

create trigger user_roles_audit after insert or update or delete on public.user_roles
  for each row execute function private.audit('user_id', 'id', 'created_at');
create trigger role_permissions_audit after insert or delete on public.role_permissions
  for each row execute function private.audit('role');
create trigger product_settings_audit after insert or update or delete on public.product_settings
  for each row execute function private.audit('setting_key', 'description');
create trigger site_settings_audit after insert or update or delete on public.site_settings
  for each row execute function private.audit('key', 'created_at');
create trigger admin_settings_audit after insert or update or delete on public.admin_settings
  for each row execute function private.audit('key', 'created_at');
create trigger shipping_zones_audit after insert or update or delete on public.shipping_zones
  for each row execute function private.audit('zone');
create trigger gst_rates_audit after insert or update or delete on public.gst_rates
  for each row execute function private.audit('hsn_prefix');
create trigger pincodes_audit after insert or update or delete on public.pincodes
  for each row execute function private.audit('pincode');
create trigger categories_audit after insert or update or delete on public.categories
  for each row execute function private.audit('id', 'created_at');
create trigger colors_audit after insert or update or delete on public.colors
  for each row execute function private.audit('slug', 'id');
create trigger sizes_audit after insert or update or delete on public.sizes
  for each row execute function private.audit('name', 'id', 'bit');
create trigger product_images_audit after insert or update or delete on public.product_images
  for each row execute function private.audit('id', 'created_at');
create trigger staff_invitations_audit after insert or update or delete on public.staff_invitations
  for each row execute function private.audit('email', 'id', 'created_at', 'invited_by');
create trigger product_variants_audit after insert or delete or update of
  size, color, sku, barcode, price, mrp, is_active, low_at
  on public.product_variants for each row execute function private.audit(
    'id', 'created_at', 'stock', 'reserved', 'available'
  );
create trigger coupons_audit after update on public.coupons
  for each row when (coalesce(current_setting('kapas.is_batch_step', true), '') = '')
  execute function private.audit('code', 'id', 'created_at', 'used', 'batch');
create trigger coupons_audit_gone after delete on public.coupons
  for each row execute function private.audit('code', 'id', 'created_at', 'used', 'batch');
create trigger coupons_audit_new after insert on public.coupons
  for each row when (new.batch is null) execute function private.audit('code', 'id', 'created_at', 'used', 'batch');
-- Texts are kept as revisions.
create trigger blog_posts_audit after insert or update or delete on public.blog_posts
  for each row execute function private.audit('id', 'created_at', 'changed_at', 'body', 'version');
create trigger blog_authors_audit after insert or update or delete on public.blog_authors
  for each row execute function private.audit('id', 'created_at');
-- Texts are kept as revisions.
create trigger pages_audit after insert or update or delete on public.pages
  for each row execute function private.audit('key', 'created_at', 'body', 'version');
-- Authors are stored in the row itself, which is deleted in time.
create trigger contact_messages_audit after update or delete on public.contact_messages
  for each row execute function private.audit('id', 'name', 'email', 'order_number', 'body', 'user_id', 'created_at');
create trigger marketing_sections_audit after insert or update or delete on public.marketing_sections
  for each row execute function private.audit('id', 'created_at', 'version', 'is_live', 'position');
create trigger redirects_audit after insert or delete or update of source, target on public.redirects
  for each row execute function private.audit('id', 'created_at', 'hits', 'last_hit_at');
create trigger money_steps_audit after insert or update on public.money_steps
  for each row when (new.break_id is not null)
  execute function private.audit('break_id', 'asked_by', 'asked_name', 'decided_by', 'decided_name');
create trigger money_steps_audit_refund after insert or update on public.money_steps
  for each row when (new.break_id is null)
  execute function private.audit('id', 'asked_by', 'asked_name', 'decided_by', 'decided_name');
create trigger print_bands_audit after insert or update or delete on public.print_bands
  for each row execute function private.audit('id');
create trigger print_breaks_audit after insert or update or delete on public.print_breaks
  for each row execute function private.audit('quantity');
create trigger products_audit after insert or delete or update of
  name, slug, description, price, status, primary_category_id, subcategory_id, is_deleted, is_premium, is_basic, is_blank, cut,
  fabric, fit, keywords, hsn, seo_title, seo_description, generic_name, maker, importer, packer, country_of_origin,
  net_quantity, month_made, mrp
  on public.products for each row execute function private.audit(
    'id', 'created_at', 'stock_quantity', 'available', 'options', 'available_options', 'search', 'version', 'changed_at',
    'on_sale_since', 'themes'
  );
create trigger submissions_audit after update on public.submissions
  for each row execute function private.audit('id', 'art_hashes', 'rev', 'taken_at', 'decided_at');
-- Customers' texts are theirs, and deleted with their account.
create trigger reviews_audit after update on public.reviews for each row execute function private.audit(
  'id', 'title', 'body', 'author_name', 'reports', 'urgency', 'rev', 'written_at', 'edited_at', 'decided_at', 'published_at', 'replied_at'
);
create trigger referrers_audit after update on private.referrers for each row execute function private.audit(
  'referrer_id', 'rev', 'orders', 'first_orders', 'sales', 'tees', 'held', 'refused', 'risk', 'rewards', 'used', 'cost', 'words'
);
create trigger referrals_audit after update on private.referrals
  for each row execute function private.audit('order_id', 'tees', 'browser_key_hash', 'visitor', 'address_key');
create trigger user_leads_audit after update or delete on public.user_leads
  for each row execute function private.audit(
    'id', 'email', 'email_key', 'phone', 'name', 'utm_data', 'utm', 'ip_address', 'session_id', 'coupon_code', 'created_at'
  );
create trigger subscription_plans_audit after insert or update on private.subscription_plans
  for each row execute function private.audit('id', 'version', 'created_at');
create trigger subscription_prices_audit after insert on private.subscription_prices
  for each row execute function private.audit('id', 'author', 'attempts', 'next_at', 'created_at');
create trigger subscription_tastes_audit after insert or update or delete on private.subscription_tastes
  for each row execute function private.audit('slug');
