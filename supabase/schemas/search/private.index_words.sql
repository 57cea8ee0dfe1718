create function private.index_words(p_text text) returns void
language sql security definer set search_path = '' as $$
  insert into private.search_words (word, lexeme)
  select distinct w.word, private.stem(w.word)
  from private.words_of(p_text) as w (word)
  where char_length(w.word) between 3 and 40 and private.stem(w.word) is not null
  order by w.word
  on conflict do nothing
$$;

-- Words that shoppers enter, and mistype, are words of the shop too. So are names, and clothes that the shop may not have:
-- none is a typing error of another word.
select private.index_words(string_agg(word || ' ' || array_to_string(means, ' '), ' ')) from public.search_synonyms;
select private.index_words(
  'ganesh ganesha ganpati shiva shiv mahadev krishna kanha radha ram rama sita hanuman bajrangbali durga kali lakshmi laxmi saraswati '
  'vishnu narayan jagannath murugan ayyappa balaji buddha guru nanak waheguru allah jesus sai '
  'virat kohli dhoni sachin rohit messi ronaldo naruto batman superman panther rahul priya arjun ananya rohan neha karan pooja '
  'linen wool woollen silk denim khadi polyester nylon rayon viscose lycra fleece velvet lace satin net jeans pant pants trouser trousers lower lowers '
  'pajama pyjama shorts jogger joggers legging leggings kurta kurti saree sari lehenga dupatta dress gown skirt blouse frock top crop tank vest polo collar '
  'henley hoodie hoodies sweatshirt sweater jacket coat blazer cardigan shrug suit uniform jersey tracksuit innerwear bra briefs boxer boxers sock socks '
  'shoe shoes sandal slipper sneaker belt wallet watch mug mugs bottle poster sticker stickers keychain phone cover case mask glove gloves ring chain band '
  'sale offer offers discount coupon code combo pack gift gifts card price rate cash free return size chart track order delivery store shop custom print '
  'sleeve sleeves full half short long round neck crew slim skinny tight fit formal party wedding office gym yoga sports running summer winter '
  'love heart skull lion wolf horse bear shark snake dragon eagle butterfly rose anime marvel gaming gamer coding coder army navy police doctor teacher '
  'mom mummy dad papa son daughter brother sister wife husband couple friends birthday bride groom team college school biker rider fitness football '
  'india indian bharat tiranga flag hindu muslim sikh christian om trishul shankar mahakal bholenath maratha shivaji delhi goa punjab bihar pune '
  'paris tokyo london dark light neon gold silver rainbow camo tie dye funny meme quote quotes joker spider iron thor hulk tata apple nike puma adidas'
);
