-- Lists, search and facet counts. Definer functions in private do the work: under row policies the planner may not use the
-- text and array indexes, because their operators are not leakproof. So each function checks "published and not deleted"
-- itself.

-- meant is the corrected word; a product matches the word when its text, one of its colours or its category does.
create type private.search_term as (word text, meant text, query tsquery, colors text[], categories bigint[]);

-- condition is null without a query. mode: products must match all words, or some of them when none matches all.
create type private.search_plan as (condition text, rank text, corrected text, mode text);

create table private.product_options (
  product_id bigint not null references public.products (id) on delete cascade,
  color text not null,
  sizes bigint not null,
  available_sizes bigint not null,
  primary key (product_id, color)
);
comment on table private.product_options is
  'Bit n of sizes: an active variant has the size of bit n; of available_sizes: it can be bought. Kept by trigger';
alter table private.product_options enable row level security;

create table private.search_words (
  word text primary key,
  lexeme text not null
);
create index search_words_lexeme on private.search_words (lexeme);
create index search_words_trigram on private.search_words using gin (word extensions.gin_trgm_ops);
alter table private.search_words enable row level security;

create table private.search_synonyms (
  lexeme text primary key,
  means text[] not null check (cardinality(means) > 0)
);
comment on table private.search_synonyms is 'Words that shoppers type, stemmed, and the words to search for instead';
alter table private.search_synonyms enable row level security;

create function private.basic_colors() returns setof text
language sql stable security definer set search_path = '' as $$
  select c.slug
  from public.colors c
  where exists (
    select from public.products p join private.product_options o on o.product_id = p.id
    where p.is_basic and p.status = 'published' and not p.is_deleted and o.color = c.slug
  )
  order by c.sort_order, c.id
$$;

create function public.basic_colors() returns setof text
language sql stable set search_path = '' as $$ select private.basic_colors() $$;

create function private.basic_product(p_color text) returns text
language sql stable security definer set search_path = '' as $$
  select p.slug from public.products p
  where p.is_basic and p.status = 'published' and not p.is_deleted and p.options @> array[p_color || '/']
  order by p.id limit 1
$$;

create function public.basic_product(p_color text) returns text
language sql stable set search_path = '' as $$ select private.basic_product(p_color) $$;

create function private.give_size_bit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.bit := (
    select min(free) from generate_series(0, 62) as free
    where not exists (select from public.sizes where bit = free)
  );
  if new.bit is null then
    raise sqlstate 'PT409' using message = 'There can be 63 sizes at most', hint = 'too_many_sizes';
  end if;
  return new;
end $$;

-- For each option of a filter, the number of products that match it and the other filters. Sizes, colours and stock are
-- counted in one pass over product_options; $1 are the selected colours, $2 the selected sizes as a mask.
create function private.product_facets(p_filters jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_search text := (private.plan_search(p_filters ->> 'query')).condition;
  v_mask text := case when (p_filters ->> 'in_stock')::boolean then 'available_sizes' else 'sizes' end;
  v_colors text[] := array(select jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')));
  v_sizes bigint := coalesce((
    select bit_or(1::bigint << s.bit) from public.sizes s
    where s.name in (select jsonb_array_elements_text(coalesce(p_filters -> 'sizes', '[]')))
  ), case when p_filters -> 'sizes' is null or p_filters -> 'sizes' = '[]' then -1 else 0 end);
  v_options jsonb;
  v_categories jsonb;
  v_prices jsonb;
begin
  execute format(
    'with o as materialized (
       select o.product_id, o.color, o.available_sizes, o.%1$I as mask
       from public.products p join private.product_options o on o.product_id = p.id where %2$s
     ), per_product as (
       select bit_or(o.mask) as mask, bit_or(o.available_sizes) & $2 <> 0 as is_in_stock
       from o where $1 = ''{}'' or o.color = any ($1) group by o.product_id
     ), masks as materialized (
       select mask, count(*) as n, count(*) filter (where is_in_stock) as in_stock from per_product group by mask
     )
     select jsonb_build_object(
       ''in_stock'', (select coalesce(sum(in_stock), 0) from masks),
       ''sizes'', (
         select coalesce(jsonb_agg(jsonb_build_object(''name'', s.name, ''count'', c.n) order by s.sort_order), ''[]'')
         from public.sizes s
         join lateral (select sum(m.n) as n from masks m where (m.mask >> s.bit) & 1 = 1) as c on c.n > 0
       ),
       ''colors'', (
         select coalesce(
           jsonb_agg(jsonb_build_object(''slug'', k.slug, ''count'', c.n) order by k.sort_order, k.id), ''[]''
         )
         from (select color, count(*) as n from o where mask & $2 <> 0 group by color) as c
         join public.colors k on k.slug = c.color
       )
     )',
    v_mask, private.product_condition(p_filters, v_search, 'options')
  ) using v_colors, v_sizes into v_options;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', c.id, ''count'', c.n)), ''[]'') from (
       select unnest(array[f.primary_category_id, f.subcategory_id]) as id, sum(f.n) as n from (
         select p.primary_category_id, p.subcategory_id, count(*) as n from public.products p where %s group by 1, 2
       ) as f group by 1
     ) as c where c.id is not null',
    private.product_condition(p_filters, v_search, 'category')
  ) into v_categories;
  execute format(
    'select jsonb_build_object(''min'', min(p.price), ''max'', max(p.price)) from public.products p where %s',
    private.product_condition(p_filters, v_search, 'price')
  ) into v_prices;
  return v_options || jsonb_build_object('categories', v_categories, 'price', v_prices);
end $$;

-- The content of product cards, in the order of the ids; the picture is of the first selected colour that has one.
create function private.product_cards(p_ids bigint[], p_colors text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'is_premium', p.is_premium,
    'has_dearer', exists (
      select from public.product_variants v where v.product_id = p.id and v.is_active and v.price is not null
    ),
    'stock_quantity', p.available, 'image_url', i.image_url, 'image_color', i.color,
    'colors', array(
      select o.color from private.product_options o join public.colors c on c.slug = o.color
      where o.product_id = p.id order by c.sort_order, c.id
    )
  ) order by wished.nr), '[]')
  from unnest(p_ids) with ordinality as wished (id, nr)
  join public.products p on p.id = wished.id and p.status = 'published' and not p.is_deleted
  left join lateral (
    select pi.image_url, pi.color
    from public.product_images pi
    where pi.product_id = p.id
    order by pi.color = any (p_colors) is true desc, pi.position, pi.id
    limit 1
  ) as i on true
$$;

-- The next older products of the same subcategory, then its newest ones, then those of the category: so every product is
-- shown somewhere.
create function private.related_products(p_product_id bigint, p_limit int) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '2s' as $$
  with me as (
    select * from public.products where id = p_product_id and status = 'published' and not is_deleted
  ), near as (
    (select p.id, 1 as nearness, p.created_at from me join public.products p on p.subcategory_id = me.subcategory_id
      where p.status = 'published' and not p.is_deleted and (p.created_at, p.id) < (me.created_at, me.id)
      order by p.created_at desc, p.id desc limit 12)
    union all
    (select p.id, 2, p.created_at from me join public.products p on p.subcategory_id = me.subcategory_id
      where p.status = 'published' and not p.is_deleted and p.id <> me.id
      order by p.created_at desc, p.id desc limit 12)
    union all
    (select p.id, 3, p.created_at from me join public.products p on p.primary_category_id = me.primary_category_id
      where p.status = 'published' and not p.is_deleted and p.id <> me.id
      order by p.created_at desc, p.id desc limit 12)
  ), best as (
    select id, min(nearness) as nearness, max(created_at) as created_at from near group by id
  )
  select private.product_cards(array(
    select id from best order by nearness, created_at desc, id desc limit least(greatest(p_limit, 1), 12)
  ))
$$;

create function private.search_products(p_filters jsonb, p_sort text, p_offset int, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_plan private.search_plan := private.plan_search(p_filters ->> 'query');
  v_condition text := private.product_condition(p_filters, v_plan.condition);
  v_order text := case p_sort
    when 'price-asc' then 'p.price, p.id'
    when 'price-desc' then 'p.price desc, p.id desc'
    when 'name' then 'p.name, p.id'
    else 'p.created_at desc, p.id desc'
  end;
  v_total int;
  v_ids bigint[];
begin
  execute format('select count(*) from public.products p where %s', v_condition) into v_total;
  -- A word that thousands of products match ranks none of them above the others, and reading them all is slow.
  if p_sort = 'relevance' and v_plan.rank is not null and (v_total <= 2000 or v_plan.mode = 'some') then
    v_order := v_plan.rank || ' desc, ' || v_order;
  end if;
  execute format(
    'select array(select p.id from public.products p where %s order by %s offset %s limit %s)',
    v_condition, v_order, least(greatest(p_offset, 0), 1000000), least(greatest(p_limit, 1), 100)
  ) into v_ids;
  return jsonb_build_object(
    'total', v_total,
    'items', private.product_cards(
      v_ids, array(select jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')))
    ),
    'corrected', v_plan.corrected,
    'mode', v_plan.mode
  );
end $$;

create function private.suggest_products(p_query text, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  v_plan private.search_plan := private.plan_search(p_query, true);
  v_ids bigint[];
begin
  if v_plan.rank is not null then
    execute format(
      'select array(
         select p.id from (
           select * from public.products p where p.status = ''published'' and not p.is_deleted and %s limit 500
         ) as p
         order by %s desc, p.created_at desc, p.id desc limit %s
       )',
      v_plan.condition, v_plan.rank, least(greatest(p_limit, 1), 12)
    ) into v_ids;
  end if;
  return jsonb_build_object('items', private.product_cards(coalesce(v_ids, '{}')), 'corrected', v_plan.corrected);
end $$;

create function public.product_facets(p_filters jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.product_facets(p_filters) $$;

create function public.related_products(p_product_id bigint, p_limit int default 4) returns jsonb
language sql stable set search_path = '' as $$ select private.related_products(p_product_id, p_limit) $$;

create function public.search_products(
  p_filters jsonb, p_sort text default 'newest', p_offset int default 0, p_limit int default 24
) returns jsonb
language sql stable set search_path = '' as $$
  select private.search_products(p_filters, p_sort, p_offset, p_limit)
$$;

create function public.suggest_products(p_query text, p_limit int default 6) returns jsonb
language sql stable set search_path = '' as $$ select private.suggest_products(p_query, p_limit) $$;

create function private.grants_of_search() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.search_products(jsonb, text, int, int), private.search_products(jsonb, text, int, int),
    public.product_facets(jsonb), private.product_facets(jsonb),
    public.suggest_products(text, int), private.suggest_products(text, int),
    public.related_products(bigint, int), private.related_products(bigint, int),
    public.basic_product(text), private.basic_product(text), public.basic_colors(), private.basic_colors()
    to anon, authenticated;
$$;

create function private.learn_row_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
begin
  if coalesce(v_row ->> 'status', 'published') = 'published' then
    perform private.learn_words(concat_ws(
      ' ', v_row ->> 'name', v_row ->> 'keywords', v_row ->> 'fabric', v_row ->> 'fit'
    ));
  end if;
  return null;
end $$;

create function private.stem(p_word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select (ts_lexize('pg_catalog.english_stem', p_word))[1]
$$;

create function private.words_of(p_text text) returns setof text
language sql immutable set search_path = '' as $$
  select w.word
  from regexp_split_to_table(regexp_replace(lower(p_text), '\mt[- ]shirt', 'tshirt', 'g'), '[^[:alnum:]]+')
    with ordinality as w (word, nr)
  where w.word <> ''
  order by w.nr
$$;

create function private.learn_words(p_text text) returns void
language sql security definer set search_path = '' as $$
  insert into private.search_words (word, lexeme)
  select distinct w.word, private.stem(w.word)
  from private.words_of(p_text) as w (word)
  where char_length(w.word) between 3 and 40 and private.stem(w.word) is not null
  order by w.word
  on conflict do nothing
$$;

-- The words of the shop with the fewest typing errors away from this one: one in a short word, two in a longer one.
create function private.near_words(p_word text) returns text[]
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.15 as $$
  select coalesce((array_agg(n.word order by n.likeness desc, n.word))[1:4], '{}')
  from (
    select c.word, c.likeness
    from (
      select w.word, extensions.similarity(w.word, p_word) as likeness,
        extensions.levenshtein_less_equal(w.word, p_word, 2) as slips
      from private.search_words w
      where w.word operator(extensions.%) p_word
        and char_length(w.word) between char_length(p_word) - 2 and char_length(p_word) + 2
    ) as c
    where c.slips <= case when char_length(p_word) < 5 then 1 else 2 end
    order by c.slips
    fetch first 1 row with ties
  ) as n
$$;

create function private.plan_search(p_query text, p_is_prefix boolean default false) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  v_plan private.search_plan;
  v_terms private.search_term[];
  v_conditions text[];
  v_found boolean;
begin
  if coalesce(p_query, '') = '' then
    return v_plan;
  end if;
  v_plan.mode := 'all';
  v_terms := private.search_terms(p_query, p_is_prefix);
  if v_terms = '{}' then
    v_plan.condition := 'false';
    return v_plan;
  end if;
  v_conditions := array(select private.term_condition(t) from unnest(v_terms) as t);
  v_plan.condition := array_to_string(v_conditions, ' and ');
  v_plan.rank := format(
    'ts_rank(p.search, %L::tsquery)',
    (select string_agg(t.query::text, ' | ') from unnest(v_terms) as t)
  );
  if exists (select from unnest(v_terms) as t where t.meant <> t.word) then
    v_plan.corrected := (
      select string_agg(t.meant, ' ' order by t.nr)
      from unnest(v_terms) with ordinality as t (word, meant, query, colors, categories, nr)
    );
  end if;
  if cardinality(v_conditions) > 1 then
    execute format(
      'select exists (select from public.products p where p.status = ''published'' and not p.is_deleted and %s)',
      v_plan.condition
    ) into v_found;
    if not v_found then
      v_plan.mode := 'some';
      v_plan.condition := '(' || array_to_string(v_conditions, ' or ') || ')';
      v_plan.rank := v_plan.rank || ' + ' || (
        select string_agg(format('(%s)::int', c), ' + ') from unnest(v_conditions) as c
      );
    end if;
  end if;
  return v_plan;
end $$;

-- p_filters: { category, premium, query, sizes: [], colors: [], min, max, in_stock, percent_off }. min and max are rupees
-- as shown, after the shop-wide discount. p_without omits one filter, to count that filter's own options: category, price,
-- or options (sizes, colours and stock).
create function private.product_condition(p_filters jsonb, p_search text, p_without text default '') returns text
language plpgsql stable set search_path = '' as $$
declare
  v_sizes text[] := array(
    select left(s, 20) from jsonb_array_elements_text(coalesce(p_filters -> 'sizes', '[]')) as s limit 20);
  v_colors text[] := array(
    select left(c, 40) from jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')) as c limit 40);
  v_is_in_stock boolean := coalesce((p_filters ->> 'in_stock')::boolean, false);
  v_kept numeric := 1 - least(greatest(coalesce((p_filters ->> 'percent_off')::numeric, 0), 0), 100) / 100;
  v_min numeric := (p_filters ->> 'min')::numeric;
  v_max numeric := (p_filters ->> 'max')::numeric;
  v_shown text := case
    when v_kept = 1 then 'p.price'
    when v_kept = 0 then '0'
    else format('least(p.price, greatest(1, round(p.price * %s)))', v_kept)
  end;
  v_category public.categories;
  v_keys text[];
  v_parts text[] := array['p.status = ''published'' and not p.is_deleted', p_search];
begin
  if p_filters ->> 'category' is not null and p_without <> 'category' then
    select * into v_category from public.categories where slug = p_filters ->> 'category' and not is_deleted and not is_hidden;
    v_parts := v_parts || case
      when v_category.id is null then 'false'
      when v_category.parent_id is null then format('p.primary_category_id = %s', v_category.id)
      else format('p.subcategory_id = %s', v_category.id)
    end;
  end if;
  if (p_filters ->> 'premium')::boolean then
    v_parts := v_parts || 'p.is_premium'::text;
  end if;
  if p_without = 'options' then
    null;
  elsif v_sizes <> '{}' or v_colors <> '{}' then
    v_keys := array(
      select coalesce(c.color, '') || '/' || coalesce(s.size, '')
      from (select unnest(v_colors) as color union all select null where v_colors = '{}') as c
      cross join (select unnest(v_sizes) as size union all select null where v_sizes = '{}') as s
    );
    v_parts := v_parts || format(
      'p.%I && %L::text[]', case when v_is_in_stock then 'available_options' else 'options' end, v_keys
    );
  elsif v_is_in_stock then
    v_parts := v_parts || 'p.stock_quantity > 0'::text;
  end if;
  -- A shown price is the list price less the discount, rounded as in lib/pricing/discount.ts. A range of list prices that
  -- covers all matches comes first, so that the index is used.
  if v_min is not null and p_without <> 'price' then
    v_parts := v_parts || format('%s >= %s', v_shown, v_min);
    if v_kept > 0 and v_min > 1 then
      v_parts := v_parts || format('p.price >= %s', (v_min - 0.5) / v_kept);
    end if;
  end if;
  if v_max is not null and p_without <> 'price' then
    v_parts := v_parts || format('%s <= %s', v_shown, v_max);
    if v_kept > 0 then
      v_parts := v_parts || format('p.price < %s', (v_max + 0.5) / v_kept);
    end if;
  end if;
  return array_to_string(v_parts, ' and ');
end $$;

-- No MERGE ... WHEN NOT MATCHED BY SOURCE: it joins the whole table for each changed product; 20,000 products took minutes.
create function private.refresh_product_options() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with now as (
    select v.color,
      bit_or(1::bigint << s.bit) as sizes,
      coalesce(bit_or(1::bigint << s.bit) filter (where v.stock > v.reserved), 0) as available_sizes
    from public.product_variants v
    join public.sizes s on s.name = v.size
    where v.product_id = new.id and v.is_active
    group by v.color
  ), gone as (
    delete from private.product_options o
    where o.product_id = new.id and not exists (select from now n where n.color = o.color)
  )
  insert into private.product_options (product_id, color, sizes, available_sizes)
  select new.id, n.color, n.sizes, n.available_sizes from now n
  on conflict (product_id, color) do update
    set sizes = excluded.sizes, available_sizes = excluded.available_sizes
    where (product_options.sizes, product_options.available_sizes)
      is distinct from (excluded.sizes, excluded.available_sizes);
  return null;
end $$;

create function private.search_term_of(p_word text, p_is_prefix boolean) returns private.search_term
language plpgsql stable set search_path = '' as $$
declare
  v_term private.search_term;
  v_lexeme text := private.stem(p_word);
  v_means text[];
  v_lexemes text[];
  v_has_prefix boolean := p_is_prefix;
  v_near text[];
begin
  v_term.word := p_word;
  v_term.meant := p_word;
  select means into v_means from private.search_synonyms where lexeme = v_lexeme;
  if v_means is null and not exists (select from private.search_words where word = p_word) then
    v_near := private.near_words(p_word);
    if exists (select from private.search_words where lexeme = v_lexeme) then
      -- Its stem is known ("cuting" as in "cute"), but the word itself is not: the nearest words are searched too.
      v_means := p_word || v_near;
    elsif char_length(p_word) >= 3 and exists (select from private.search_words where word like p_word || '%') then
      v_has_prefix := true;
      v_means := p_word || v_near;
    elsif v_near <> '{}' then
      v_term.meant := v_near[1];
      select means into v_means from private.search_synonyms where lexeme = private.stem(v_near[1]);
      v_means := v_near || v_means;
    end if;
  end if;
  v_lexemes := array(
    select private.stem(m) from unnest(coalesce(v_means, array[v_term.meant])) as m where private.stem(m) is not null
  );
  v_term.query := (
    select string_agg(quote_literal(l), ' | ') from unnest(v_lexemes) as l
  )::tsquery;
  if v_has_prefix then
    v_term.query := coalesce(v_term.query || (p_word || ':*')::tsquery, (p_word || ':*')::tsquery);
  end if;
  v_term.colors := array(
    select distinct c.slug from public.colors c, private.words_of(c.name || ' ' || c.slug) as w (word)
    where private.stem(w.word) = any (v_lexemes) or (v_has_prefix and w.word like p_word || '%')
  );
  v_term.categories := array(
    select distinct c.id from public.categories c, private.words_of(c.name) as w (word)
    where not c.is_deleted and not c.is_hidden
      and (private.stem(w.word) = any (v_lexemes) or (v_has_prefix and w.word like p_word || '%'))
  );
  return v_term;
end $$;

-- At most twelve words of at most forty letters. Stop words like "the" are omitted, unless one is still being typed.
create function private.search_terms(p_query text, p_is_prefix boolean) returns private.search_term[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(private.search_term_of(w.word, w.is_prefix) order by w.nr), '{}')
  from (
    select u.word, u.nr, p_is_prefix and u.nr = max(u.nr) over () as is_prefix
    from (
      select left(w.word, 40) as word, w.nr from private.words_of(left(p_query, 200)) with ordinality as w (word, nr)
    ) as u
    order by u.nr
    limit 12
  ) as w
  where w.is_prefix or private.stem(w.word) is not null
$$;

create function private.term_condition(p_term private.search_term) returns text
language sql immutable set search_path = '' as $$
  select '(' || concat_ws(
    ' or ',
    format('p.search @@ %L::tsquery', p_term.query),
    case when p_term.colors <> '{}' then
      format('p.options && %L::text[]', array(select c || '/' from unnest(p_term.colors) as c))
    end,
    case when p_term.categories <> '{}' then
      format('p.primary_category_id = any (%1$L::bigint[]) or p.subcategory_id = any (%1$L::bigint[])', p_term.categories)
    end
  ) || ')'
$$;

create trigger sizes_give_bit before insert on public.sizes
  for each row execute function private.give_size_bit();

create trigger products_refresh_options after update on public.products
  for each row
  when (
    (old.options, old.available_options) is distinct from (new.options, new.available_options)
  )
  execute function private.refresh_product_options();
create trigger products_learn_words_insert after insert on public.products
  for each row execute function private.learn_row_words();
create trigger products_learn_words_update after update of name, keywords, fabric, fit, status on public.products
  for each row execute function private.learn_row_words();

create trigger colors_learn_words after insert or update of name on public.colors
  for each row execute function private.learn_row_words();

create trigger categories_learn_words after insert or update of name on public.categories
  for each row execute function private.learn_row_words();

insert into private.search_synonyms (lexeme, means) values
  ('tee', '{tee,tshirt,shirt}'), ('tshirt', '{tee,tshirt,shirt}'), ('shirt', '{tee,tshirt,shirt}'), ('gray', '{grey}'), ('plain', '{plain,basic}'),
  ('blue', '{blue,navy,sky,teal}'), ('green', '{green,olive}'), ('pink', '{pink,blush}'),
  ('purpl', '{purple,lavender}'), ('yellow', '{yellow,mustard}'), ('orang', '{orange,rust}'), ('brown', '{brown,rust}'),
  ('man', '{men}'), ('gent', '{men}'), ('woman', '{women}'), ('ladi', '{women}'),
  ('boy', '{boy,kids}'), ('girl', '{girl,kids}'), ('child', '{kids}'), ('children', '{kids}'), ('bacch', '{kids}'),
  ('baccha', '{kids}'), ('kala', '{black}'), ('kaala', '{black}'), ('safe', '{safe,white}'), ('lal', '{red,maroon}'),
  ('laal', '{red,maroon}'), ('neela', '{blue,navy,sky,teal}'), ('hara', '{green,olive}'), ('peela', '{yellow,mustard}'),
  ('gulabi', '{pink,blush}'), ('mor', '{peacock}'), ('haathi', '{elephant}'), ('hathi', '{elephant}'),
  ('sher', '{tiger,lion}'), ('billi', '{cat}'), ('kutta', '{dog}'), ('phool', '{flower}'), ('topi', '{cap}'),
  ('jhola', '{tote,bag}');

-- Words that shoppers type, and mistype, are words of the shop too.
select private.learn_words(string_agg(lexeme || ' ' || array_to_string(means, ' '), ' ')) from private.search_synonyms;
