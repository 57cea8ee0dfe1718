import { BROWN, CREAM, INK, LEAF, MAROON, PINK, RED, SKY, SUN } from "../shop-inks";
import { template } from "./template";

const MINT = "#4bb489";

export const festive = [
  template(
    "diwali-lights",
    "Diwali lights",
    "दिवाली के दीये",
    "diwali deepavali festival diya दिवाली दीपावली त्योहार",
    ["maroon", "navy", "black", "bottle-green"],
    {
      front: [
        { art: "marigold-string", y: 86.2, width: 276, inks: [SUN, "#ef7f2d", MINT, RED] },
        { art: "diya", y: 188.7, width: 131.6, inks: [RED, SUN, "#f7d774", "#c27a46"] },
        { text: "शुभ दीपावली", font: "rozha-one", size: 57, y: 302, fill: SUN },
        { text: "LIGHT UP THE LANE", font: "bebas-neue", size: 30, y: 360, spacing: 0.14, fill: CREAM },
      ],
    },
  ),
  template(
    "holi-hai",
    "Holi hai",
    "होली है",
    "holi colours rang pichkari festival होली रंग त्योहार",
    ["white", "off-white", "sky"],
    {
      front: [
        {
          pattern: "confetti",
          seed: 5,
          inks: [PINK, SUN, MINT, SKY],
          y: 104,
          width: 270,
          height: 170,
          repeat: 20,
        },
        { art: "pichkari", y: 107.6, width: 198.5, inks: [SKY, PINK, SUN, LEAF, INK] },
        { text: "बुरा न मानो", font: "baloo-2", size: 46, y: 236, fill: INK },
        {
          text: "होली है!",
          font: "baloo-2",
          size: 84,
          y: 316,
          rot: -4,
          fill: PINK,
          outline: { colour: SUN, width: 2.5 },
        },
      ],
    },
  ),
  template(
    "onam-pookalam",
    "Onam",
    "ओणम",
    "onam kerala malayalam pookalam festival ഓണം ओणम",
    ["off-white", "white", "mustard"],
    {
      front: [
        { art: "pookalam", y: 146, width: 226.6, inks: ["#ef7f2d", SUN, CREAM, MAROON, LEAF] },
        { text: "ഓണാശംസകൾ", font: "baloo-chettan-2", size: 36, y: 308, fill: MAROON },
        {
          text: "SADHYA FIRST, SELFIES LATER",
          font: "bebas-neue",
          size: 27,
          y: 362,
          spacing: 0.06,
          fill: LEAF,
        },
      ],
    },
  ),
  template(
    "pongal-pot",
    "Pongal",
    "पोंगल",
    "pongal tamil sankranti harvest festival பொங்கல் पोंगल",
    ["bottle-green", "maroon", "navy"],
    {
      front: [
        { art: "pongal-pot", y: 131.2, width: 218.2, inks: ["#c0673a", CREAM, SUN, MINT, RED] },
        { text: "பொங்கலோ\nபொங்கல்!", font: "baloo-thambi-2", size: 38, y: 304, leading: 1.05, fill: SUN },
        { text: "MAY IT ALWAYS BOIL OVER", font: "bebas-neue", size: 29, y: 372, spacing: 0.08, fill: CREAM },
      ],
    },
  ),
  template(
    "eid-mubarak",
    "Eid Mubarak",
    "ईद मुबारक",
    "eid ramzan moon lantern festival ईद मुबारक चाँद",
    ["bottle-green", "navy", "black"],
    {
      front: [
        { art: "crescent-lantern", y: 132.5, x: 9.1, width: 164.3, inks: [SUN, MINT, CREAM] },
        { text: "Eid Mubarak", font: "lobster", size: 55, y: 288, fill: CREAM },
        { text: "ईद मुबारक", font: "rozha-one", size: 46, y: 350, fill: SUN },
      ],
    },
  ),
  template(
    "christmas-tree",
    "Christmas",
    "क्रिसमस",
    "christmas xmas bada din tree festival क्रिसमस बड़ा दिन",
    ["red", "bottle-green", "navy"],
    {
      front: [
        { text: "MERRY & BRIGHT", font: "righteous", size: 33, y: 62, arc: 32, fill: CREAM },
        { art: "fir-tree", y: 191.2, width: 156.4, inks: ["#1e6b50", "#f7d774", SUN, BROWN, CREAM] },
        { text: "plum cake season", font: "pacifico", size: 39, y: 350, fill: "#f7d774" },
      ],
    },
  ),
  template(
    "garba-night",
    "Garba night",
    "गरबा की रात",
    "navratri garba dandiya gujarati festival ગરબા नवरात्रि गरबा",
    ["maroon", "navy", "black"],
    {
      front: [
        { art: "mandala", y: 136, width: 248.5, inks: [CREAM, SUN] },
        { art: "dandiya", y: 135.4, width: 92.4, inks: [RED, SUN, MINT, PINK, CREAM] },
        { text: "ગરબા રાત", font: "baloo-bhai-2", size: 68, y: 310, fill: SUN },
        { text: "NINE NIGHTS, ZERO SLEEP", font: "bebas-neue", size: 30, y: 364, spacing: 0.08, fill: CREAM },
      ],
    },
  ),
  template(
    "pujo-holidays",
    "Pujo holidays",
    "पूजा की छुट्टी",
    "durga puja pujo bengali kolkata dhak festival পুজো पूजा",
    ["red", "maroon"],
    {
      front: [
        { art: "dhol", y: 125.1, width: 223.2, inks: ["#f7d774", MAROON, CREAM, "#5a2a1c", CREAM] },
        { text: "পুজোর ছুটি", font: "baloo-da-2", size: 62, y: 268, fill: CREAM },
        { art: "divider", y: 322, width: 227.2, inks: [CREAM, "#f7d774"] },
        {
          text: "OUT OF OFFICE, IN THE PANDAL",
          font: "bebas-neue",
          size: 27,
          y: 364,
          spacing: 0.05,
          fill: CREAM,
        },
      ],
    },
  ),
  template(
    "kite-fight",
    "Kite fight",
    "पतंगबाज़ी",
    "uttarayan makar sankranti kite patang gujarati પતંગ पतंग मकर",
    ["sky", "white", "mustard"],
    {
      front: [
        { art: "kite", y: 120.3, x: -34, width: 126.2, inks: [RED, SUN, "#2d6a94", INK, CREAM] },
        { art: "kite", y: 77, x: 88, width: 58.1, inks: [LEAF, PINK, SUN, INK, CREAM] },
        { text: "એ લપેટ!", font: "baloo-bhai-2", size: 85, y: 292, rot: -4, fill: RED },
        { text: "TERRACE IS MY STADIUM", font: "bebas-neue", size: 32, y: 364, spacing: 0.06, fill: INK },
      ],
    },
  ),
];
