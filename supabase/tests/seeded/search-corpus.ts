/** What shoppers call the drawings, and the products that may come first: ids; English; Hinglish; Hindi. */
const drawings = `
101 501; chai, cutting chai, masala chai; chaha, adrak chai; चाय, कटिंग चाय
102 305 513; auto rickshaw, rickshaw, tuktuk; auto; ऑटो, रिक्शा
103 310; cricket, gully cricket, cricket bat; galli cricket; क्रिकेट, गली क्रिकेट
104; toy train, steam engine, railway; rail gaadi, relgadi; रेलगाड़ी
105 306; kite, kites, sankranti; patang, uttarayan; पतंग, मकर संक्रांति
106; cassette, mixtape, 90s music; gaana, purane gaane; कैसेट
107; tabla, drum, classical music; taal, dholak tabla; तबला
108; camera, photography, film camera; photo; कैमरा
109; chess, chess knight, board game; shatranj, ghoda; शतरंज, घोड़ा
110 426; mountain, himalaya, trek; pahad, pahaad; पहाड़, हिमालय
111; stripes, retro stripes, striped; dhari, dhaari wali; धारी
112; bicycle, cycle, cycling; saikil; साइकिल
121 302; tiger, tigers, bengal tiger; sher, bagh; शेर, बाघ
122 311; rain, monsoon, umbrella; barish, baarish; बारिश, छाता
123; geometric, truchet, geometric pattern; abstract; ज्यामितीय
124; warli, warli art, tribal art; adivasi, warli kala; वारली
125; mumbai, mumbai local, bombay; mumbai wala, bambai; मुंबई
126; guitar, acoustic guitar, unplugged; gitar; गिटार
201 429 503; lotus, lotus flower, water lily; kamal; कमल
202 424; peacock, peacock feather, peacocks; mor, mayur; मोर, मयूर
203 523; marigold, marigold flower, garland; genda, genda phool; गेंदा
204 521; paisley, paisley motif, ambi; kairi, ambi; कैरी, अंबी
205; jhumka, earring, earrings; jhumki, jhumke; झुमका
206 308 505; cat, kitty, cats; billi, billee; बिल्ली
207; moon, full moon, moon phases; chand, chaand; चाँद, पूर्णिमा
208 425 522; kolam, south indian kolam, muggulu; pulli, kolam; कोलम
209 307; mango, mangoes, alphonso; aam, hapus; आम
210; plants, monstera, plant; paudha, ped paudhe; पौधा
211; slow, slowly; dheere, dheere dheere; धीरे धीरे
212; diya, lamp, diwali lamp; deepak, diya; दीया, दीपक
212 223; diwali, deepavali, diwali festival; dipawali, deepawali; दिवाली, दीपावली
221; fish, madhubani, madhubani fish; machhli, machli; मछली, मधुबनी
222; waves, ocean, sea waves; samundar, lehar; लहर
223 208 522; rangoli, rangoli pattern; rangoli, alpana; रंगोली
224; jharokha, rajasthan, jaipur; jharoka, rajasthani; झरोखा, राजस्थान
301 422; elephant, elephants, baby elephant; haathi, hathi; हाथी
303; rocket, space, chandrayaan; antariksh, roket; रॉकेट, अंतरिक्ष
304; dinosaur, dino, dinosaurs; dayanasor, dino; डायनासोर
309; bee, bees, honey bee; madhumakkhi, shahad; मधुमक्खी
312 403; hornbill, hornbill bird, great hornbill; dhanesh; धनेश
402 423 512; sun, sunset, rising sun; suraj, sooraj; सूरज
404; palm tree, coconut tree, coconut; nariyal, nariyal ped; नारियल
404 427; kerala, backwaters, kerala boat; kerala wali; केरल
405; lighthouse, light house, konkan; lighthouse; लाइटहाउस
406; masala, spices, masala dabba; haldi, masale; मसाला
407; coffee, filter coffee, kaapi; kaapi, coffee; कॉफी, कॉफ़ी
408 502 430; block print, buti, hand block print; buti, bagru; बूटी
409; mandala, mandala art, yoga; mandal, yog; मंडला, योग
410; dog, indie dog, puppy; kutta, kutte; कुत्ता
411; bengaluru, bangalore, pincode; bengaluru, blr; बेंगलुरु, पिनकोड
412; monday, monday office; somvaar, somwar; सोमवार
413; rest, lazy; aaram, aaraam; आराम
427; houseboat, house boat, alleppey; naav, kettuvallam; हाउसबोट
428; temple, gopuram, south indian temple; mandir; मंदिर, गोपुरम
505; cat bag, cat tote; billi jhola; बिल्ली झोला
503; lotus bag; kamal thaila; कमल थैला
501; chai bag; chai jhola; चाय झोला
401 421 504; cotton boll, cotton plant; rui; रुई`;

/** Themes, fabrics and cuts: products that may come first, by id. */
const traits = `
121 301 302 304 308 309 312 206 410 422 202 424 403 221 505; animals, animal, wildlife; janwar, jaanwar; जानवर
202 424 312 403; birds, bird; panchhi, chidiya; पक्षी, चिड़िया
201 203 429 503 523 223; flower, flowers, floral; phool, phul; फूल
106 107 126; music, musical, music lover; sangeet, gaana; संगीत
125 211 411 412 413 421; typography, lettering, hindi text; hindi likha; टाइपोग्राफी
125 411 102 513; city, cities, city life; sheher, shahar; शहर
105 203 212 223; festival, festivals, festive; tyohar, tyohaar; त्योहार
406 407 101 501; food, street food, kitchen; khana, khaana; खाना
103 310 109; sports, sport; khel; खेल
110 104 405 426; travel, traveller; yatra, safar; यात्रा
221 224 232 430; organic, organic cotton; organic; ऑर्गेनिक
424 425 429; suvin, suvin cotton; suvin; सुविन
501 502 503 504 505; canvas, canvas bag; canvas; कैनवास
111 210 211 408 413; slub, slub cotton; slub; स्लब
121 122 124 132 421 422 428 432; heavyweight, 240 gsm, heavy; mota kapda, mota; मोटा
421 121 122 124 422 423 424 425 426; back print, back printed; peeche print, back print; बैक प्रिंट
121 122 123 124 125 126 132 421 422 423 424 425 426 427 428 429 430 432; oversized, oversize, baggy; dheela; ओवरसाइज़
221 222 223 224 232; relaxed, relaxed fit, loose; dheela dhala, relax fit; रिलैक्स्ड
121 122 123 124 132 421 432; drop shoulder, drop shoulders; drop shoulder; ड्रॉप शोल्डर
131 132 231 232 321 431 432 511; plain, basic, solid; saada, sada; सादा`;

/** Colours of the first picture: slugs; English; Hinglish; Hindi. */
const colors = `
black; black, blak, blck; kaali, kala; काली, काला
white; white, whit, wite; safed, safaid; सफेद, सफ़ेद
navy sky teal; blue, bule, bleu; neeli, nila; नीली, नीला
navy; navy, navy blue, nevy; navy; नेवी
navy teal; dark blue; gehri neeli; गहरी नीली
sky; light blue; halki neeli; हल्की नीली
charcoal; dark grey; gehri slaty; गहरी स्लेटी
sky; sky, sky blue; aasmani, asmani; आसमानी
red maroon; red; laal, lal; लाल
maroon; maroon, marron, marun; maroon; मैरून
bottle-green olive; green, gren, greeen; hari, hara; हरी, हरा
bottle-green; bottle green; bottle green; बॉटल ग्रीन
mustard; yellow, mustard, yelow; peeli, pila; पीली, पीला
heather-grey charcoal; grey, gray; slaty; स्लेटी
heather-grey; heather grey, light grey; halki slaty; हल्की स्लेटी
blush; pink, blush, baby pink; gulabi; गुलाबी
lavender; purple, lavender, lavendar; baingani, jamuni; बैंगनी, जामुनी
rust; orange, rust, rust orange; narangi, santri; नारंगी
charcoal; charcoal, charcol; charcoal; चारकोल
off-white; off white, cream, offwhite; cream; क्रीम
olive; olive, olive green; mehndi; मेहंदी
rust; brown; bhura, bhuri; भूरा, भूरी`;

/** Categories of the first product: slugs; English; Hinglish; Hindi. */
const categories = `
mens; mens, men's, men, gents; ladko ki, mardo ki; पुरुष, आदमी
womens; womens, ladies, women, girls women; mahila, aurat; महिला, महिलाओं
kids; kids, boys, girls, children; bacche, baccho ki; बच्चे, बच्चों
tote-bags; tote bag, tote, bag; jhola, thaila; झोला, थैला
caps; cap, caps, hat; topi; टोपी
bandanas; bandana, bandanas, scarf; rumal; रुमाल`;

export interface Expected {
  ids?: number[];
  colors?: string[];
  categories?: string[];
  size?: string;
}

/** Products by id, with their colours. */
export type Colors = ReadonlyMap<number, readonly string[]>;

const listOf = (cell = "") =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [key = "", english, hinglish, hindi] = line.split(";");
      return {
        keys: key.split(" "),
        english: listOf(english),
        hinglish: listOf(hinglish),
        hindi: listOf(hindi),
      };
    });

/** Queries with `$` for the word. */
const phrasings = {
  english: ["$", "$ tshirt", "$ t-shirt", "$ tee", "$ printed tshirt", "tshirt with $", "$ design t shirt"],
  hinglish: [
    "$",
    "$ wali tshirt",
    "$ wala t shirt",
    "$ ki tshirt",
    "mujhe $ wali tshirt chahiye",
    "$ print tshirt",
  ],
  hindi: ["$", "$ वाली टीशर्ट", "$ टी-शर्ट", "$ की टीशर्ट"],
};
const plainPhrasings = {
  english: ["$", "$ tshirt", "$ tee", "plain $ tshirt", "$ tshirt xl", "$ oversized", "buy $ t-shirt online"],
  hinglish: ["$", "$ tshirt", "$ rang ki tshirt", "$ wali tshirt", "$ tshirt chahiye"],
  hindi: ["$", "$ टीशर्ट", "$ रंग की टीशर्ट"],
};
const categoryPhrasings = {
  english: ["$", "black $", "$ under 1500", "new $"],
  hinglish: ["$", "$ ke liye", "kaali $"],
  hindi: ["$", "$ के लिए"],
};

/** One missing, doubled, swapped and mistyped letter each; the first letter stays. */
function mistype(word: string): string[] {
  const [longest = ""] = word.split(" ").toSorted((a, b) => b.length - a.length);
  if (longest.length < 6) return [];
  const at = Math.floor(longest.length / 2);
  const [before, letter = "", next = "", after] = [
    longest.slice(0, at),
    longest[at],
    longest[at + 1],
    longest.slice(at + 2),
  ];
  const wrong = "qwertyuiopasdfghjklzxcvbnm"["qwertyuiopasdfghjklzxcvbnm".indexOf(letter) + 1] ?? "m";
  const typed = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
    before + wrong + next + after,
  ];
  return typed.map((one) => word.replace(longest, one));
}

function* phrase(table: string, forms: typeof phrasings, expect: (keys: string[]) => Expected) {
  for (const { keys, ...words } of rowsOf(table))
    for (const language of ["english", "hinglish", "hindi"] as const)
      for (const word of words[language])
        for (const form of forms[language]) yield { query: form.replace("$", word), expected: expect(keys) };
}

function* typos() {
  for (const { keys, english } of rowsOf(drawings))
    for (const word of english)
      for (const typed of mistype(word)) yield { query: typed, expected: { ids: keys.map(Number) } };
}

/** "black chai tshirt", in a colour that the first of the products has. */
function* inColors(colorsOf: Colors) {
  const names = new Map(rowsOf(colors).map((row) => [row.keys.join(" "), row]));
  for (const { keys, english, hinglish, hindi } of rowsOf(drawings)) {
    const color = colorsOf.get(Number(keys[0]))?.find((slug) => names.has(slug)) ?? "";
    const expected = { ids: keys.map(Number), colors: [color] };
    const name = names.get(color);
    yield { query: `${name?.english[0]} ${english[0]} tshirt`, expected };
    yield { query: `${english[0]} tshirt in ${name?.english[0]}`, expected };
    yield { query: `${name?.hinglish[0]} ${hinglish[0]} wali tshirt`, expected };
    yield { query: `${name?.hindi[0]} ${hindi[0]} टीशर्ट`, expected };
  }
}

function* inSizes() {
  const sizes = { S: "s", M: "m", L: "l", XL: "xl", "2XL": "xxl", "8-9Y": "8-9y", "4-5Y": "4-5 years" };
  for (const [size, word] of Object.entries(sizes))
    for (const form of [
      "$",
      "size $",
      "$ size tshirt",
      "tshirt $",
      "white tshirt $",
      "$ size ki tshirt",
      "साइज $",
      "$ साइज टीशर्ट",
    ])
      yield { query: form.replace("$", word), expected: { size } };
}

export function listQueries(colorsOf: Colors): { query: string; expected: Expected }[] {
  const all = [
    ...phrase(drawings, phrasings, (keys) => ({ ids: keys.map(Number) })),
    ...typos(),
    ...inColors(colorsOf),
    ...phrase(
      traits,
      { ...phrasings, english: phrasings.english.slice(0, 4), hinglish: phrasings.hinglish.slice(0, 3) },
      (keys) => ({ ids: keys.map(Number) }),
    ),
    ...phrase(colors, plainPhrasings, (slugs) => ({ colors: slugs })),
    ...phrase(categories, categoryPhrasings, (slugs) => ({ categories: slugs })),
    ...inSizes(),
  ];
  return [...new Map(all.map((one) => [one.query, one])).values()];
}
