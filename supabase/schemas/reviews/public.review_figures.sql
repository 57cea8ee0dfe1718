-- Review figures of so many days: how many wait, how many were written and their rating, how many orders were invited
-- and how many of these wrote, and the best and worst rated products with three reviews or more. PT403.
create function public.review_figures(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_since timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('reports.read');
  return (
    select jsonb_build_object('written', count(*), 'hundredths', round(100 * avg(stars)))
    from public.reviews where written_at >= v_since and status <> 'rejected'
  ) || (
    select jsonb_build_object(
      'invited', count(*),
      'answered', count(*) filter (where exists (select from public.reviews where order_id = n.order_id))
    )
    from private.review_invitations n where invited_at >= v_since
  ) || jsonb_build_object(
    'waiting', (select count(*) from public.reviews where status = 'pending'),
    'reported', (select count(*) from public.reviews where reports > 0),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'slug', slug, 'count', rating_count, 'hundredths', rating_hundredths
      ) order by rating_hundredths desc, rating_count desc, id), '[]')
      from (
        select *, row_number() over (order by rating_hundredths desc, rating_count desc, id) as from_top,
          row_number() over (order by rating_hundredths, rating_count desc, id) as from_bottom
        from public.products where rating_count >= 3 and not is_deleted
      ) as ranked
      where from_top <= 5 or from_bottom <= 5
    )
  );
end $$;
