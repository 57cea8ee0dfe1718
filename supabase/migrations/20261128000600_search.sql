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
