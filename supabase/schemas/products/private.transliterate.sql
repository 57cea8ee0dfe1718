-- Devanagari in plain Latin letters, by Hindi pronunciation: "मोर" is "mor". A consonant has an "a" unless a sign or the
-- end of its word follows. Other letters stay.
create function private.transliterate(p_text text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(coalesce('{
    "अ": "a", "आ": "a", "इ": "i", "ई": "i", "उ": "u", "ऊ": "u", "ऋ": "ri", "ए": "e", "ऐ": "ai", "ऑ": "o", "ओ": "o", "औ": "au",
    "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "ृ": "ri", "े": "e", "ै": "ai", "ॉ": "o", "ो": "o", "ौ": "au",
    "क": "k", "ख": "kh", "ग": "g", "घ": "gh", "ङ": "n", "च": "ch", "छ": "chh", "ज": "j", "झ": "jh", "ञ": "n",
    "ट": "t", "ठ": "th", "ड": "d", "ढ": "dh", "ण": "n", "त": "t", "थ": "th", "द": "d", "ध": "dh", "न": "n",
    "प": "p", "फ": "ph", "ब": "b", "भ": "bh", "म": "m", "य": "y", "र": "r", "ल": "l", "ळ": "l", "व": "v",
    "श": "sh", "ष": "sh", "स": "s", "ह": "h", "ं": "n", "ँ": "n",
    "०": "0", "१": "1", "२": "2", "३": "3", "४": "4", "५": "5", "६": "6", "७": "7", "८": "8", "९": "9"
  }'::jsonb ->> letter, letter), '' order by place), '')
  from unnest(string_to_array(
    regexp_replace(replace(p_text, U&'\093C', ''), '([क-ह])(?=[अ-हंँ])', '\1a', 'g'), null
  )) with ordinality as letters (letter, place)
$$;
