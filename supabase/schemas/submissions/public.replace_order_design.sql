-- Prints another version instead of a rejected one: same cut and colour, at the order's price. The caller must have checked access
-- to the order; its customer must be allowed to order the new version. PT404 no_item; PT409 status_changed | not_refused |
-- no_design: not theirs, not agreed to, or rejected itself | other_garment | costs_more | in_order: it is already in this order.
create function public.replace_order_design(
  p_order_id uuid, p_old_version uuid, p_new_version uuid, p_user_id uuid, p_key_hash text
) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_quantity bigint;
  v_old_id uuid;
begin
  perform private.lock_submissions(array(
    select design_version_id from public.order_items where order_id = p_order_id and design_version_id is not null
  ) || p_new_version);
  select sum(quantity) into v_quantity from public.order_items where order_id = p_order_id and design_version_id = p_old_version;
  if v_quantity is null then
    -- A repeated submission of the form.
    if exists (select from public.order_items where order_id = p_order_id and design_version_id = p_new_version) then
      return;
    end if;
    raise sqlstate 'PT404' using message = 'This design isn''t in the order', hint = 'no_item';
  elsif v_order.status <> 'Confirmed' then
    raise sqlstate 'PT409' using message = 'The order''s status has changed since', hint = 'status_changed';
  elsif not private.is_art_refused(p_old_version) then
    raise sqlstate 'PT409' using message = 'No changes to this design were requested', hint = 'not_refused';
  elsif not private.may_order_design(p_new_version, p_user_id, p_key_hash) or private.is_art_refused(p_new_version) or not exists (
    select from public.design_versions where id = p_new_version and rights_accepted_at is not null
  ) then
    raise sqlstate 'PT409' using message = 'This design can''t be printed', hint = 'no_design';
  elsif exists (
    select from public.order_items i join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order_id and i.design_version_id = p_old_version and not private.is_printable_on(p_new_version, v)
  ) then
    raise sqlstate 'PT409' using message = 'The order is for another cut or colour', hint = 'other_garment';
  elsif exists (
    select from public.order_items i
    where i.order_id = p_order_id and i.design_version_id = p_old_version
      and private.list_price_of(i.variant_id, p_new_version, v_quantity) > private.list_price_of(i.variant_id, p_old_version, v_quantity)
  ) then
    raise sqlstate 'PT409' using message = 'The new print costs more than the one ordered', hint = 'costs_more';
  elsif exists (
    select from public.order_items i join public.order_items other using (order_id, variant_id)
    where order_id = p_order_id and i.design_version_id = p_old_version and other.design_version_id = p_new_version
  ) then
    raise sqlstate 'PT409' using message = 'The order already has this design on the same tee', hint = 'in_order';
  end if;
  update public.order_items i
    set design_version_id = d.id, title = private.custom_title(p.name, d.name), image_url = private.design_picture(d.id)
    from public.design_versions d, public.products p
    where i.order_id = p_order_id and i.design_version_id = p_old_version and d.id = p_new_version and p.id = i.product_id;
  update private.group_members set version_id = p_new_version where order_id = p_order_id and version_id = p_old_version;
  perform private.record_order_event(p_order_id, 'art_changed', null, null, 'customer');
  perform private.submit_order_art(p_order_id, false);
  -- Another person's design stays with its designer, who is notified of the rejection too.
  select s.id into v_old_id from public.submissions s join public.design_versions old on old.id = s.version_id
    join public.design_versions new on new.id = p_new_version
    where old.id = p_old_version and (old.user_id = new.user_id or old.browser_key_hash = new.browser_key_hash);
  update public.submissions set follows = v_old_id where version_id = p_new_version and follows is null;
  perform private.archive_replaced_submission(v_old_id);
end $$;
