/** Why words are refused, for prints and AI art. */
export type BanReason =
  | "hate"
  | "sexual"
  | "violence"
  | "minors"
  | "brands"
  | "people"
  | "religion"
  | "emblems";

interface WordList {
  reason: BanReason;
  /** Words and phrases, separated by commas. A * at the end matches any ending. */
  words: string;
}

/**
 * In English, in Hindi, and in Hindi with Latin letters. A swastika is not listed: in India it is a blessing. Neither are
 * names of gods, nor words that are harmless more often than not.
 */
export const wordLists: readonly WordList[] = [
  {
    reason: "hate",
    words: `nazi, nazis, nazism, neonazi*, hitler*, hakenkreuz, third reich, heil, kkk, ku klux klan, 14 88, 88 14, 14 words, fourteen words, rahowa, white power, white supremacy,
      nigger*, nigga*, faggot*, chink, chinks, kike, kikes, paki, pakis, gas chamber, ethnic cleansing, genocide, isis flag,
      al qaeda, taliban, chamar, bhangi, mulla, katua, chinki, randi*, jihadi*, love jihad,
      desh drohi, hitlar*, hitlr, katue, khalistan*, चमार, भंगी, कटुआ, चिंकी, जिहादी, नाज़ी, हिटलर`,
  },
  {
    reason: "sexual",
    words: `fuck*, fvck*, fukc*, fucc*, phuck*, motherfuck*, porn*, nude, nudes, nudity, naked, topless, sex, sexy, sexual*, erotic*, hentai, nsfw, blowjob*,
      handjob*, orgasm*, orgy, penis, vagina, dick, dicks, pussy, boobs, tits, titties, nipple*, cum, cumshot*, dildo*,
      bdsm, fetish, horny, slut*, whore*, strip tease, striptease, lingerie, onlyfans, chut, choot, chutiya*, chutiye, chutad,
      lund, lauda, lavda, loda, lawda, gaand, gand, gandu, madarchod*, maderchod*, behenchod*, bhenchod*, bahenchod*, bsdk,
      bhosdi*, bhosda*, bhosri*, chod, chodu, chodna, chudai, jhaant, nangi, mutthi maar, chuche, hawas,
      nangee, चूत, चूतिया, चुतिया, लंड, लौड़ा, लोड़ा, गांड, गांडू, मादरचोद, बहनचोद, भेनचोद, भोसड़ी, भोसड़ीके, भोसड़ा, चुदाई, चोद, चोदना, झांट,
      नंगी, रंडी, सेक्स, अश्लील, वासना`,
  },
  {
    reason: "violence",
    words: `rape, raped, rapes, raping, rapist*, murder, murdered, murdering, behead*, decapitat*, blood and gore, gory, torture*,
      massacre*, lynch*, suicide, suicidal, self harm, school shooting, mass shooting, terrorist*, terrorism, bomb vest,
      suicide bomb*, kill yourself, kill myself, hang yourself, hang myself, kill all, dead body, corpse*, mutilat*, stabbing, cannibal*, snuff, balatkar, balatkari, hatya,
      khoon kharaba, aatankwad*, atankwad*, aatankvad*, atankvad*, khudkushi, atmahatya, maar dalo, jaan se maar,
      बलात्कार, बलात्कारी, हत्या, आतंकवाद, आतंकवादी, आतंकी, खुदकुशी, आत्महत्या, दंगा, लाश`,
  },
  {
    reason: "minors",
    words: `loli, lolita*, lolicon, shota, shotacon, jailbait, underage, child porn*, childporn*, kiddie porn*, pedo, pedos,
      pedophil*, paedophil*, preteen*, child marriage, bal vivah, बाल विवाह, नाबालिग, nabalig`,
  },
  {
    reason: "brands",
    words: `nike, adidas, puma logo, gucci, louis vuitton, supreme logo, balenciaga, versace, prada, armani, zara logo, levis, lacoste,
      reebok, under armour, coca cola, cocacola, pepsi, mcdonalds, starbucks, kfc, amul girl, amul butter girl, parle g, disney*,
      pixar, mickey mouse, micky mouse, minnie mouse, donald duck, winnie the pooh, spiderman, spider man, batman, superman, wonder woman,
      iron man, ironman, captain america, hulk, thanos, avengers, deadpool, wolverine, joker movie, harry potter, hogwarts, star wars,
      darth vader, yoda, lord of the rings, pokemon, pikachu, naruto, sasuke, goku, dragon ball, one piece anime, luffy,
      demon slayer, attack on titan, doraemon, shinchan, shin chan, hello kitty, minecraft, fortnite, mario bros, super mario, pubg,
      sonic the hedgehog, barbie, hot wheels, lego, marvel comics, dc comics, netflix, squid game, money heist, game of thrones,
      chhota bheem, chota bheem, motu patlu, shaktimaan, iphone, apple logo, google, instagram, whatsapp, facebook, youtube, tesla,
      ferrari, lamborghini, bmw, mercedes, porsche, harley davidson, royal enfield, ipl, bcci, mumbai indians, chennai super kings,
      csk, rcb, kolkata knight riders, manchester united, real madrid, fc barcelona, nba, fifa, olympics, बार्बी, छोटा भीम, डोरेमोन,
      नाइके, नाइकी, एडिडास, स्पाइडरमैन, बैटमैन, हैरी पॉटर`,
  },
  {
    reason: "people",
    words: `modi, narendra modi, rahul gandhi, sonia gandhi, indira gandhi, mahatma gandhi, gandhiji, gandhi ji, bapu gandhi, nehru, ambedkar,
      bhagat singh, subhash chandra bose, sardar patel, amit shah, kejriwal, yogi adityanath, mamata banerjee, bal thackeray,
      shah rukh khan, shahrukh khan, shahrukh, srk, salman khan, aamir khan, amitabh bachchan, bachchan, deepika padukone,
      alia bhatt, ranbir kapoor, ranveer singh, hrithik roshan, akshay kumar, katrina kaif, priyanka chopra, kareena kapoor,
      aishwarya rai, anushka sharma, rajinikanth, rajnikanth, thalaivar, thalapathy, allu arjun, prabhas, ram charan, ntr, yash kgf,
      kamal haasan, mohanlal, mammootty, mahesh babu, samantha ruth prabhu, rashmika, virat kohli, kohli, ms dhoni, dhoni,
      sachin tendulkar, tendulkar, rohit sharma, jasprit bumrah, bumrah, hardik pandya, sourav ganguly, kapil dev, neeraj chopra,
      mary kom, sania mirza, arijit singh, ar rahman, lata mangeshkar, badshah rapper, honey singh, sidhu moosewala, moosewala,
      diljit dosanjh, ambani, adani, ratan tata, abdul kalam, elon musk, donald trump, trump, joe biden, biden, obama, putin,
      zelensky, xi jinping, kim jong un, taylor swift, justin bieber, beyonce, rihanna, eminem, michael jackson, billie eilish,
      bts, blackpink, jungkook, cristiano ronaldo, ronaldo, lionel messi, messi, neymar, mbappe, lebron james, michael jordan,
      einstein, steve jobs, mark zuckerberg, zuckerberg, bill gates, mr beast, mrbeast, marilyn monroe, elvis presley, che guevara,
      queen elizabeth, king charles, princess diana, pope francis, mother teresa, greta thunberg, deepfake*,
      मोदी, नरेंद्र मोदी, राहुल गांधी, गांधीजी, महात्मा गांधी, नेहरू, अंबेडकर, भगत सिंह, अमित शाह, केजरीवाल, शाहरुख, शाहरुख खान,
      सलमान खान, आमिर खान, अमिताभ बच्चन, बच्चन, दीपिका पादुकोण, आलिया भट्ट, रजनीकांत, विराट कोहली, कोहली, धोनी, सचिन तेंदुलकर,
      तेंदुलकर, रोहित शर्मा, लता मंगेशकर, अंबानी, अडानी, ट्रंप, मेसी, रोनाल्डो`,
  },
  {
    reason: "religion",
    words: `prophet muhammad, prophet mohammed, prophet mohammad, prophet muhammed, muhammad cartoon, paigambar, burn quran,
      quran burning, burn the quran, burning quran, burning bible, burning gita, fuck god, hinduphob*, islamophob*, antichrist,
      allah cartoon, satanic ritual, kafir, kafirs, malaun, पैगंबर, पैगम्बर, काफिर`,
  },
  {
    reason: "emblems",
    words: `indian flag, india flag, flag of india, indias flag, national flag, indian national flag, tricolour flag, tricolor flag,
      tricolour, tricolor, tiranga, tirange, tirangi, ashoka chakra, ashok chakra, ashoka emblem, ashok stambh, ashoka stambh,
      ashoka pillar, lion capital, national emblem, state emblem, satyamev jayate, satyameva jayate, emblem of india, indian army logo,
      rashtriya dhwaj, rashtra dhwaj, bharat ka jhanda, bharat ka jhandha, bharatiya jhanda, तिरंगा, तिरंगे, राष्ट्रीय ध्वज, राष्ट्र ध्वज, भारत का झंडा,
      भारतीय झंडा, अशोक चक्र, अशोक स्तंभ, सत्यमेव जयते, राजचिह्न, राष्ट्रीय चिह्न`,
  },
];

/** Groups of people, and their holy places. */
export const groups = `muslim*, musalman*, mussalman*, hindu, hindus, hinduon, sikh, sikhs, sardar, sardars, christian*, isai, isaiyon, jew, jews,
      jewish, parsi, parsis, jain, jains, buddhist*, dalit*, brahmin*, baniya*, adivasi*, harijan*, gay, gays, lesbian*, hijra*,
      transgender*, madrasi*, bihari*, marwari*, mallu, mallus, africans, kashmiri*, pakistani*, bangladeshi*, rohingya*, women, aurat*,
      mosque*, masjid*, church*, gurdwara*, gurudwara*, mandir*, temple*, मुसलमान, मुसलमानों, मुस्लिम, हिन्दू, हिंदू, हिन्दुओं, हिंदुओं, सिख, ईसाई, दलित,
      ब्राह्मण, बिहारी, हिजड़ा, मस्जिद, मंदिर, औरत`;

/** Words that are harmful only together: one of each pair in one text. */
export const wordPairs: readonly { reason: BanReason; words: string; beside: string }[] = [
  {
    reason: "hate",
    words: groups,
    beside: `kill, killing, burn, burning, hang, shoot, death to, die, must die, bomb, destroy, demolish*, dog, dogs, pig, pigs, rats,
      vermin, scum, filth, go home, go back, get out, hatao, bhagao, jalao, jala do, maaro, maro, kaato, kato, kutta, kutte, kuttey, suar,
      suwar, मारो, काटो, जलाओ, जला दो, भगाओ, कुत्ता, कुत्ते, सूअर, सुअर`,
  },
  {
    reason: "minors",
    words: `child, children, kid, kids, baby, babies, toddler, schoolgirl, schoolboy, school girl, school boy, little girl, little boy,
      young girl, young boy, teens, teenage, teenager, minor, bachcha, bachche, bachchi, bacha, bachi, बच्चा, बच्चे, बच्ची, लड़की`,
    beside: `bikini, swimsuit, underwear, panties, bra, seductive*, sensual*, lap dance, stripper, stripping, shirtless, twerk*,
      alluring, hot body, curvy, busty, बिकिनी`,
  },
  {
    reason: "religion",
    words: `allah, jesus, christ, krishna, rama, shiva, mahadev, ganesha, ganesh, ganpati, durga, kali, lakshmi, saraswati, hanuman,
      vishnu, buddha, mahavira, guru nanak, guru gobind singh, god, goddess, quran, koran, bible, gita, guru granth sahib, mosque,
      temple, church, gurdwara, bhagwan, masjid, mandir, kaaba, mecca, अल्लाह, कृष्ण, शिव, गणेश, दुर्गा, लक्ष्मी, हनुमान, भगवान, मंदिर,
      मस्जिद, क़ुरान`,
    beside: `beer, whisky, whiskey, vodka, rum, wine, drunk, alcohol, daru, sharab, beef, pork, pig, toilet, urinat*, piss*, poop,
      slipper*, smoking, cigarette*, ganja, burning down, demolish*, zombie, idiot, stupid, ugly, hate, fake, twerk*, bikini,
      शराब, दारू, सूअर, बीफ, चप्पल, टॉयलेट`,
  },
];
