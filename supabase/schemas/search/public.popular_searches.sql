-- What at least five visitors searched for and found in the last 30 days, in words of the shop only: a visitor may type
-- anything, also about a person.
create function public.popular_searches(p_limit int default 6) returns setof text
language sql stable security definer set search_path = '' as $$
  select c.key from private.analytics_counts c
  where c.grain = 'day' and c.metric = 'search' and c.bucket = 1 and c.starts_at >= private.now() - interval '30 days'
    and not exists (
      select from private.words_of(c.key) as w (word) where not exists (select from private.search_words s where s.word = w.word)
    )
  group by c.key having sum(c.count) >= 5
  order by sum(c.count) desc, c.key
  limit least(greatest(p_limit, 1), 12)
$$;
