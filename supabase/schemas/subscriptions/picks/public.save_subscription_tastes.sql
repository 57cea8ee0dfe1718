-- Replaces all tastes in their order, [{ slug, name, about, words }]; a missing one is deleted, also from its
-- subscribers. p_version: as the person saw them. PT409 stale; PT422 bad_tastes, detail: the slug.
create function public.save_subscription_tastes(p_tastes jsonb, p_version text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_slugs text[] := array(select value ->> 'slug' from jsonb_array_elements(p_tastes));
  v_slug text;
begin
  perform private.require_permission('subscriptions.plans');
  perform private.lock_settings();
  if p_version is distinct from private.subscription_tastes_version() then
    raise sqlstate 'PT409' using message = 'Someone else just saved this', hint = 'stale';
  end if;
  if cardinality(v_slugs) > 12 or cardinality(v_slugs) <> (select count(distinct slug) from unnest(v_slugs) as slug) then
    raise sqlstate 'PT422' using message = 'At most 12 tastes, each with its own name', hint = 'bad_tastes';
  end if;
  select value ->> 'slug' into v_slug from jsonb_array_elements(p_tastes)
    where numnode(websearch_to_tsquery('english', value ->> 'words')) = 0 limit 1;
  if found then
    raise sqlstate 'PT422' using message = 'These keywords match nothing', hint = 'bad_tastes', detail = v_slug;
  end if;
  delete from private.subscription_tastes where slug <> all (v_slugs);
  insert into private.subscription_tastes as t (slug, name, about, words, sort_order)
    select value ->> 'slug', value ->> 'name', value ->> 'about', value ->> 'words', place::int
    from jsonb_array_elements(p_tastes) with ordinality as one (value, place)
    on conflict (slug) do update
      set name = excluded.name, about = excluded.about, words = excluded.words, sort_order = excluded.sort_order
      where (t.name, t.about, t.words, t.sort_order) is distinct from
        (excluded.name, excluded.about, excluded.words, excluded.sort_order);
  update private.subscriptions
    set tastes = array(select taste from unnest(tastes) as taste where taste = any (v_slugs)), version = version + 1
    where ended_at is null and not tastes <@ v_slugs;
exception
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'A taste is invalid', hint = 'bad_tastes';
end $$;
