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
