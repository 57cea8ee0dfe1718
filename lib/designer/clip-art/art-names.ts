import { type ArtCategory, artCategories } from "./art-categories";

export interface ArtName {
  id: string;
  name: { en: string; hi: string };
  category: ArtCategory;
  /** Further words to find it by: English, Hindi in Latin letters, Hindi. */
  tags: readonly string[];
  /** Emoji that it can stand for in a text. */
  emoji: readonly string[];
}

/** Under each category: id, English, Hindi, further words, emoji. */
const table = `
# motifs
paisley | Paisley | कैरी बूटा | keri ambi mango boota buta mankolam kashmir shawl आम
lotus | Lotus | कमल | kamal kamala padma thamarai flower phool फूल | 🪷
kolam-loops | Kolam star | कोलम तारा | kolam muggu rangoli sikku margazhi रंगोली
kolam-knot | Kolam knot | कोलम गाँठ | kolam pulli muggu dots sikku रंगोली
rangoli | Rangoli | रंगोली | rangoli diwali alpona muggu festival flower दिवाली
mandala | Mandala | मंडल | mandala yoga circle meditation round योग
henna-hand | Henna hand | मेहंदी वाला हाथ | mehndi mehendi hath haath wedding shaadi palm मेहंदी शादी | ✋ 🖐
peacock-feather | Peacock feather | मोर पंख | mor pankh mayil feather पंख | 🪶
diya | Diya | दीया | diya deepak deepam lamp diwali deepavali light दीपक दिवाली | 🪔
marigold | Marigold | गेंदा | genda gende phool flower garland फूल | 🌼 🏵
marigold-string | Marigold garland | गेंदे का तोरण | toran genda mala haar garland bunting door festival माला
temple-arch | Arch with bell | घंटी वाला मेहराब | mehrab mandir jharokha gate bell ghanti arch palace मंदिर झरोखा
bindi-sun | Bindi sun | बिंदी सूरज | bindi suraj surya sun face sooraj सूरज | 🌞
jasmine-string | Jasmine string | गजरा | gajra mogra chameli malli mullai jasmine flower चमेली मोगरा
# animals
elephant | Elephant | हाथी | haathi hathi gaj aana yaanai tusker animal जानवर | 🐘
peacock | Peacock | मोर | mor mayur mayil bird pakshi dance पक्षी | 🦚
tiger | Tiger | बाघ | bagh sher puli animal bengal जानवर शेर | 🐯 🐅
cow | Cow | गाय | gaay gai gau pasu animal जानवर | 🐮 🐄
camel | Camel | ऊँट | oont unt desert rajasthan registan रेगिस्तान | 🐫 🐪
parrot | Parrot | तोता | tota popat mithu kili bird पक्षी | 🦜
owl | Owl | उल्लू | ullu night bird raat रात | 🦉
cat | Cat | बिल्ली | billi poonai meow pet बिल्ला | 🐱 🐈
dog | Dog | कुत्ता | kutta indie doggo pet puppy | 🐶 🐕
butterfly | Butterfly | तितली | titli insect wings | 🦋
fish | Fish | मछली | machhli machli meen maach sea समुद्र | 🐟 🐠
turtle | Turtle | कछुआ | kachhua kachua slow sea | 🐢
crab | Crab | केकड़ा | kekda sea beach goa nandu | 🦀
monkey | Monkey | बंदर | bandar kurangu mischief masti मस्ती | 🐵 🐒 🙈
# street
auto-rickshaw | Auto-rickshaw | ऑटो रिक्शा | auto tuk rickshaw riksha mumbai bengaluru delhi street ऑटो | 🛺
chai-glass | Cutting chai | कटिंग चाय | chai chaai tea teh glass cutting tapri चाय | ☕ 🍵
kettle | Chai kettle | चाय की केतली | ketli kettle chai tea tapri केतली चाय | 🫖
kite | Kite | पतंग | patang makar sankranti uttarayan gujarat manjha पतंग | 🪁
spinning-top | Spinning top | लट्टू | lattu bambaram toy childhood bachpan खिलौना
monsoon-umbrella | Monsoon umbrella | बरसाती छाता | chhata chaata barish rain baarish umbrella बारिश | ☔ ☂ 🌂
charkha | Spinning wheel | चरखा | charkha khadi spinning wheel loom खादी
local-train | Local train | लोकल ट्रेन | train local mumbai rail metro station रेल मुंबई | 🚆 🚂 🚃
scooter | Scooter | स्कूटर | scooter scooty gaadi ride road vintage गाड़ी | 🛵
bicycle | Bicycle | साइकिल | cycle saikil bike ride साइकल | 🚲
truck-eye | Truck-art eye | ट्रक वाली आँख | truck art nazar eye aankh horn highway नज़र | 👁 🧿
bangles | Bangles | चूड़ियाँ | chudi choodi bangles kangan valayal glass कंगन
jhumka | Jhumka | झुमका | jhumka jhumki earring bareilly ear झुमकी
turban | Turban | पगड़ी | pagdi pagri safa turban rajasthan wedding साफ़ा
moustache | Moustache | मूँछ | mooch moonch muchh meesai tashan man मर्द | 👨
sunglasses | Sunglasses | धूप का चश्मा | chashma goggles cool shades swag चश्मा | 🕶 👓
tiffin | Tiffin carrier | टिफ़िन डब्बा | dabba tiffin lunch khana dabbawala डब्बा | 🍱
pressure-cooker | Pressure cooker | प्रेशर कुकर | cooker seeti whistle kitchen maa rasoi कुकर सीटी
# food
samosa | Samosa | समोसा | samosa snack nashta chutney नाश्ता | 🥟
jalebi | Jalebi | जलेबी | jalebi sweet mithai meetha मिठाई
dosa | Masala dosa | मसाला डोसा | dosa dosai thosai south sambar chutney डोसा
vada-pav | Vada pav | वड़ा पाव | vada pav wada pao mumbai snack burger मुंबई | 🍔
chilli | Red chilli | लाल मिर्च | mirchi mirch hot spicy teekha chili milagai तीखा | 🌶
mango | Mango | आम | aam mango alphonso hapus maambazham fruit फल | 🥭
filter-coffee | Filter coffee | फ़िल्टर कॉफ़ी | kaapi coffee davara tumbler chennai कॉफ़ी
laddoo | Laddoo | लड्डू | laddu ladoo motichoor sweet mithai मिठाई
idli | Idli | इडली | idly idli sambar breakfast nashta नाश्ता
biryani-handi | Biryani handi | बिरयानी हांडी | biryani hyderabad handi rice pot dum बिरियानी | 🍛 🍲
kulfi | Kulfi | कुल्फ़ी | kulfi ice cream icecream cold thanda ठंडा | 🍦 🍧
coconut | Tender coconut | नारियल पानी | nariyal coconut elaneer goa kerala beach नारियल | 🥥
watermelon | Watermelon | तरबूज़ | tarbooz tarbuj fruit summer garmi गर्मी | 🍉
lemon | Lemon and chillies | नींबू मिर्ची | nimbu mirchi nazar evil eye lemon नज़र | 🍋
# nature
banyan | Banyan | बरगद | bargad vat tree ped aalamaram पेड़ | 🌳
coconut-palm | Coconut palm | नारियल का पेड़ | palm beach goa kerala tree ped samudra पेड़ | 🌴
houseboat | Houseboat | हाउसबोट | boat kerala alleppey backwaters shikara nav नाव | 🛶 ⛵
mountains | Mountains | पहाड़ | pahad parvat himalaya trek ladakh manali hills हिमालय | 🏔 ⛰
lighthouse | Lighthouse | प्रकाश स्तंभ | lighthouse sea coast harbour samudra समुद्र | 🗼
sun-rays | Sun | सूरज | suraj sooraj surya sun rays dhoop धूप | ☀ 🌅
moon-stars | Moon and stars | चाँद सितारे | chand chaand moon stars night raat eid ईद | 🌙 🌛
rain-cloud | Rain cloud | बारिश का बादल | badal barish baarish monsoon cloud rain bijli मानसून | ⛈ 🌧 ⚡
wave | Wave | लहर | lehar wave sea surf ocean samudra समुद्र | 🌊
cactus | Cactus | कैक्टस | cactus plant desert paudha पौधा | 🌵
sunflower | Sunflower | सूरजमुखी | surajmukhi flower phool फूल | 🌻
monstera | Monstera leaf | मोंस्टेरा पत्ता | leaf patta plant green हरा | 🍃 🌿
rose | Rose | गुलाब | gulab flower phool love फूल | 🌹
mushroom | Mushroom | मशरूम | mushroom kukurmutta forest | 🍄
# sport
bat-and-ball | Bat and ball | बल्ला और गेंद | cricket bat ball balla gend gully match क्रिकेट | 🏏
stumps | Stumps | स्टंप | cricket stumps wicket bowled out क्रिकेट विकेट
cricket-ball | Cricket ball | क्रिकेट की गेंद | cricket ball gend leather क्रिकेट
football | Football | फ़ुटबॉल | football soccer ball kolkata goal फुटबॉल | ⚽
shuttlecock | Shuttlecock | चिड़िया | badminton shuttle chidiya racket बैडमिंटन | 🏸
hockey-sticks | Hockey sticks | हॉकी | hockey stick field हॉकी | 🏑
carrom | Carrom board | कैरम | carrom caram board game queen striker कैरम
dumbbell | Dumbbell | डंबल | gym dumbbell workout kasrat lift जिम कसरत | 🏋 💪
yoga-pose | Yoga | योग | yoga yog asana meditation dhyan padmasana ध्यान आसन | 🧘
medal | Medal | पदक | medal padak winner gold jeet जीत | 🥇 🏅
running-shoe | Running shoe | दौड़ने का जूता | run running marathon shoe joota daud जूता | 👟 🏃
chess-knight | Chess knight | शतरंज का घोड़ा | chess shatranj ghoda knight horse शतरंज | ♟ ♞
# music
tabla | Tabla | तबला | tabla drums taal classical sangeet संगीत ताल
sitar | Sitar | सितार | sitar veena strings raag sangeet राग
dhol | Dhol | ढोल | dhol drum bhangra nagada garba भांगड़ा | 🥁 🪘
flute | Bamboo flute | बाँसुरी | bansuri flute murali pullanguzhal मुरली | 🪈
guitar | Guitar | गिटार | guitar band rock acoustic sangeet | 🎸
headphones | Headphones | हेडफ़ोन | headphones music gaana listen गाना | 🎧
cassette | Cassette | कैसेट | cassette tape retro 90s gaane गाने | 📼
vinyl-record | Record | रिकॉर्ड | vinyl record lp retro gramophone dj
microphone | Microphone | माइक | mic mike singer karaoke gayak गायक | 🎤
music-notes | Music notes | सुर | notes sur music sangeet संगीत | 🎵 🎶
# celebration
cake | Birthday cake | जन्मदिन का केक | cake birthday janamdin candle मोमबत्ती | 🎂 🍰
balloons | Balloons | गुब्बारे | gubbare balloon party birthday पार्टी | 🎈
gift | Gift | तोहफ़ा | gift tohfa present uphar उपहार | 🎁
rocket | Rocket cracker | रॉकेट पटाखा | rocket patakha cracker diwali fatakda पटाखा | 🚀 🧨
anar | Fountain cracker | अनार | anar patakha cracker fountain diwali sparkle पटाखा | 🎆 🎇 ✨
sky-lantern | Diwali lantern | आकाश कंदील | kandil kandeel lantern diwali akash deepavali कंदील | 🏮
pichkari | Pichkari | पिचकारी | holi pichkari colour rang gulal होली रंग | 🔫
pookalam | Pookalam | पूक्कलम | onam pookkalam flower carpet kerala ओणम
pongal-pot | Pongal pot | पोंगल का घड़ा | pongal makar sankranti pot sugarcane ganna harvest पोंगल
dandiya | Dandiya sticks | डांडिया | dandiya garba navratri raas गरबा नवरात्रि
crescent-lantern | Crescent and lantern | चाँद और फ़ानूस | eid ramzan ramadan chand lantern ईद रमज़ान | ☪
fir-tree | Christmas tree | क्रिसमस का पेड़ | christmas xmas tree bada din क्रिसमस | 🎄
bunting | Bunting | झंडियाँ | bunting pennants party jhandi fete | 🎊
party-hat | Party hat | पार्टी टोपी | party hat topi birthday टोपी | 🎉
# love
heart | Heart | दिल | dil heart pyar love red | ❤ ♥ 💖 💗 💙 💚 💛 🧡 💜
folk-heart | Folk heart | लोक कला दिल | dil heart folk flower pyar wedding | 💝
heart-arrow | Heart and arrow | दिल में तीर | dil teer cupid valentine pyar | 💘
heart-lock | Heart lock | दिल का ताला | dil taala lock promise valentine | 🔒
two-birds | Two birds | दो पंछी | panchhi birds couple love jodi जोड़ी | 🐦
love-letter | Love letter | प्रेम पत्र | prem patra chitthi letter love चिट्ठी | 💌
diamond-ring | Ring | अँगूठी | anguthi ring engagement sagai shaadi शादी सगाई | 💍
infinity | Infinity | अनंत | infinity forever hamesha anant हमेशा | ♾
finger-heart | Finger heart | उँगलियों का दिल | finger heart haath kpop pyar | 🫰
# team
pennant | Pennant | पताका | pennant jhandi team college jeet टीम | 🚩
crest | Crest | कुल चिह्न | crest shield school college house emblem स्कूल
shield | Shield | ढाल | shield dhaal team badge टीम | 🛡
laurel | Laurel wreath | विजय माला | laurel wreath winner jeet vijay विजय
trophy | Trophy | ट्रॉफ़ी | trophy cup winner champion jeet विजेता | 🏆
number-plate | Number plate | नंबर प्लेट | number plate name gaadi नाम गाड़ी
crown | Crown | ताज | taj crown raja rani king queen mukut राजा रानी | 👑
wings | Wings | पंख | wings pankh udaan rider biker उड़ान
graduation-cap | Graduation cap | दीक्षांत टोपी | graduation degree convocation college topi डिग्री | 🎓
books | Books and chai | किताबें और चाय | books kitab padhai exam study chai पढ़ाई | 📚
whistle | Whistle | सीटी | seeti whistle coach referee sports सीटी
paper-plane | Paper plane | काग़ज़ का जहाज़ | paper plane jahaz travel udaan उड़ान | ✈ 📩
spaceship | Spaceship | अंतरिक्ष यान | space rocket antariksh moon chandrayaan अंतरिक्ष | 🛸
bulb | Bulb | बल्ब | bulb idea jugaad light roshni जुगाड़ | 💡
laptop | Laptop | लैपटॉप | laptop code coder developer office hackathon कोड | 💻
anchor | Anchor | लंगर | anchor langar sea navy crew boat | ⚓
# badges
round-badge | Round badge | गोल बैज | badge gol circle stamp seal गोल
scallop-badge | Scalloped badge | लहरदार बैज | badge label sticker seal gol
rosette | Rosette | रोज़ेट | rosette winner first prize inaam इनाम
starburst | Starburst | सितारा बैज | burst star badge sale offer
comic-burst | Comic burst | कॉमिक धमाका | burst comic boom dhamaka pow धमाका | 💥
sun-burst-rays | Ray ring | किरणें | rays kiran burst sun retro किरण
half-sunburst | Rising rays | उगता सूरज | sunrise rays ugta suraj retro सूरज
ribbon-banner | Ribbon | रिबन | ribbon banner patti name title पट्टी | 🎀
curved-ribbon | Curved ribbon | मुड़ा रिबन | ribbon banner curve title पट्टी
arch-frame | Jharokha frame | झरोखा फ़्रेम | frame jharokha arch mehrab window झरोखा
deco-frame | Deco frame | डेको फ़्रेम | frame deco border box
flower-frame | Flower ring | फूलों का घेरा | frame flower wreath phool wedding फूल
stamp-frame | Stamp frame | डाक टिकट फ़्रेम | stamp frame dak ticket post टिकट
corner-flourish | Corner flourish | कोने की बेल | corner border bel flourish wedding card बेल
divider | Divider | विभाजक | divider line border bel separator बेल
# marks
arrow-straight | Arrow | तीर | arrow teer right direction | ➡ →
arrow-curved | Curved arrow | मुड़ा तीर | arrow teer curve turn | ↪
arrow-loop | Loop arrow | घुमावदार तीर | arrow teer loop hand drawn | ➰
arrow-feather | Feathered arrow | पंख वाला तीर | arrow teer feather bow tribal | 🏹
speech-round | Speech bubble | बातचीत का बुलबुला | speech bubble talk baat bol बात | 💬
speech-box | Speech box | संवाद डिब्बा | speech box talk baat chat बात | 🗨
thought-cloud | Thought cloud | सोच का बादल | thought think soch cloud dream सोच | 💭
shout-bubble | Shout bubble | चिल्लाने वाला बुलबुला | shout bubble loud zor comic | 🗯
heart-bubble | Heart bubble | दिल वाला बुलबुला | like heart bubble dil social | 👍
underline | Brush underline | ब्रश की रेखा | underline brush swoosh rekha line
circled-by-hand | Circled by hand | हाथ का घेरा | circle ghera hand drawn highlight
tick-mark | Tick | सही का निशान | tick check sahi done ok सही | ✅ ✔
sparkles | Sparkles | चमक | sparkle chamak shine magic चमकी | 🌟
brush-stroke | Brush stroke | ब्रश का निशान | brush paint stroke rang background
squiggle | Squiggle | लहरिया रेखा | squiggle wave line wavy
hand-stars | Hand-drawn star | हाथ का सितारा | star sitara tara doodle सितारा | ⭐
peace-fingers | Peace fingers | विजय चिह्न | peace victory fingers haath shanti शांति | ✌
# faces
face-smile | Smile | मुस्कान | smile happy khush muskan emoji खुश | 🙂 😊 😀 😃 ☺
face-laugh | Laughing tears | हँसी के आँसू | laugh lol hasi joy haha hasna emoji हँसी | 😂 🤣 😆
face-hearts | Heart eyes | दिल वाली आँखें | love heart eyes pyar dil emoji प्यार | 😍 🥰
face-wink | Wink | आँख मारना | wink cheeky aankh masti emoji मस्ती | 😉 😜
face-cool | Cool shades | चश्मे वाला | cool sunglasses chashma swag emoji चश्मा | 😎
face-cry | Crying | रोना | cry sad rona tears aansu emoji आँसू | 😭 😢
face-angry | Angry | गुस्सा | angry gussa rage emoji | 😠 😡
face-wow | Wow | हैरान | wow shock surprise hairan emoji | 😮 😲 😱
face-tongue | Tongue out | जीभ | tongue crazy jeebh masti emoji मस्ती | 😝 😛 🤪
face-sleepy | Sleepy | नींद | sleep neend tired monday zzz emoji | 😴 🥱
face-party | Party face | पार्टी वाला | party birthday janamdin celebrate emoji जन्मदिन | 🥳
face-stars | Star eyes | सितारों वाली आँखें | star amazed sitara emoji सितारे | 🤩
face-moustache | Moustache face | मूँछ वाला | mooch moonch muchh tashan emoji मूँछ | 🥸
face-bindi | Bindi and gajra | बिंदी और गजरा | bindi gajra woman aurat lady desi emoji औरत | 👩
`;

const isCategory = (id: string): id is ArtCategory => artCategories.some((category) => category.id === id);
const split = (words: string) => words.split(" ").filter((word) => word !== "");

function readTable(): ArtName[] {
  let category: ArtCategory = "motifs";
  const names: ArtName[] = [];
  for (const row of table.trim().split("\n")) {
    const heading = row.startsWith("# ") ? row.slice(2) : null;
    if (heading && isCategory(heading)) {
      category = heading;
      continue;
    }
    const [id = "", en = "", hi = "", tags = "", emoji = ""] = row.split("|").map((cell) => cell.trim());
    names.push({ id, name: { en, hi }, category, tags: split(tags), emoji: split(emoji) });
  }
  return names;
}

/** Names of all pieces without their drawings: light enough for a search box. */
export const artNames: readonly ArtName[] = readTable();
