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

create table public.search_synonyms (
  word text primary key check (word = lower(btrim(word)) and char_length(word) between 1 and 40),
  means text[] not null check (cardinality(means) between 1 and 8 and array_position(means, null) is null)
);
comment on table public.search_synonyms is 'Words that shoppers type, and the words to search for instead; staff edit them';
alter table public.search_synonyms enable row level security;

insert into public.search_synonyms (word, means) values
  ('tee', '{tee,tshirt,shirt}'), ('tshirt', '{tee,tshirt,shirt}'), ('shirt', '{tee,tshirt,shirt}'), ('टीशर्ट', '{tee,tshirt,shirt}'),
  ('plain', '{plain,basic}'), ('saada', '{plain,basic}'), ('सादा', '{plain,basic}'),
  ('grey', '{grey,charcoal}'), ('gray', '{grey,charcoal}'), ('blue', '{blue,navy,sky,teal}'), ('green', '{green,olive}'), ('pink', '{pink,blush}'),
  ('purple', '{purple,lavender}'), ('yellow', '{yellow,mustard}'), ('orange', '{orange,rust}'), ('brown', '{brown,rust}'),
  ('cream', '{off-white}'),
  ('kala', '{black}'), ('kaala', '{black}'), ('kali', '{black}'), ('kaali', '{black}'), ('kale', '{black}'), ('kaale', '{black}'),
  ('काला', '{black}'), ('काली', '{black}'), ('काले', '{black}'), ('safed', '{white}'), ('safe', '{safe,white}'), ('सफेद', '{white}'), ('सफ़ेद', '{white}'),
  ('lal', '{red,maroon}'), ('laal', '{red,maroon}'), ('लाल', '{red,maroon}'),
  ('neela', '{blue,navy,sky,teal}'), ('neeli', '{blue,navy,sky,teal}'), ('nila', '{blue,navy,sky,teal}'), ('नीला', '{blue,navy,sky,teal}'), ('नीली', '{blue,navy,sky,teal}'),
  ('hara', '{green,olive}'), ('hari', '{green,olive}'), ('हरा', '{green,olive}'), ('हरी', '{green,olive}'),
  ('peela', '{yellow,mustard}'), ('peeli', '{yellow,mustard}'), ('pila', '{yellow,mustard}'), ('पीला', '{yellow,mustard}'), ('पीली', '{yellow,mustard}'),
  ('gulabi', '{pink,blush}'), ('गुलाबी', '{pink,blush}'), ('baingani', '{purple,lavender}'), ('बैंगनी', '{purple,lavender}'),
  ('bhura', '{brown,rust}'), ('भूरा', '{brown,rust}'), ('slaty', '{grey,charcoal}'), ('स्लेटी', '{grey,charcoal}'), ('narangi', '{orange,rust}'), ('नारंगी', '{orange,rust}'),
  ('man', '{men}'), ('male', '{men}'), ('gents', '{men}'), ('ladke', '{men}'), ('पुरुष', '{men}'), ('आदमी', '{men}'),
  ('woman', '{women}'), ('female', '{women}'), ('lady', '{women}'), ('ladies', '{women}'), ('mahila', '{women}'), ('महिला', '{women}'),
  ('boy', '{boy,kids}'), ('boys', '{boy,kids}'), ('girl', '{girl,kids}'), ('girls', '{girl,kids}'), ('child', '{kids}'), ('children', '{kids}'),
  ('bacche', '{kids}'), ('bachche', '{kids}'), ('baccha', '{kids}'), ('बच्चे', '{kids}'), ('बच्चों', '{kids}'),
  ('kapas', '{kapas,cotton}'), ('कपास', '{kapas,cotton}'), ('चाय', '{chai}'), ('tea', '{tea,chai}'), ('coffee', '{coffee,kaapi}'),
  ('mor', '{peacock}'), ('मोर', '{peacock}'), ('haathi', '{elephant}'), ('hathi', '{elephant}'), ('हाथी', '{elephant}'),
  ('sher', '{tiger,lion}'), ('शेर', '{tiger,lion}'), ('बाघ', '{tiger}'), ('billi', '{cat}'), ('बिल्ली', '{cat}'), ('kutta', '{dog}'), ('कुत्ता', '{dog}'),
  ('phool', '{flower}'), ('फूल', '{flower}'), ('कमल', '{lotus}'), ('आम', '{mango}'), ('चाँद', '{moon}'), ('चांद', '{moon}'), ('पतंग', '{patang,kite}'),
  ('क्रिकेट', '{cricket}'), ('मुंबई', '{mumbai}'), ('रंगोली', '{rangoli}'), ('मसाला', '{masala}'),
  ('topi', '{cap}'), ('टोपी', '{cap}'), ('jhola', '{tote,bag}'), ('झोला', '{tote,bag}'), ('thaila', '{tote,bag}');

create policy search_synonyms_select_public on public.search_synonyms for select to anon, authenticated using (true);
