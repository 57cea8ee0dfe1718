create view public.submission_list as
select s.id, s.version_id, s.source, s.status, s.lane, s.may_publish, s.gallery, s.rev, s.submitted_at, s.decided_at, v.name,
  v.issues #>> '{0,level}' as worst, cardinality(v.assets) as uploads, v.prints, v.document ->> 'cut' as cut,
  v.document ->> 'colour' as colour, private.picture_path(v.id, v.prints) as picture, s.product_id is not null as is_product,
  (select u.order_id from public.order_items i join public.orders u on u.id = i.order_id
    where i.design_version_id = v.id and u.status not in ('Pending Payment', 'Cancelled') order by u.created_at limit 1) as order_number,
  (select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = s.reviewer) as reviewer_name,
  v.name as words
from public.submissions s join public.design_versions v on v.id = s.version_id
where s.status <> 'draft' and (select private.may('art.review'));
