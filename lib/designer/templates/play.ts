import { CREAM, INK, LEAF, MAROON, PINK, RED, SKY, SUN } from "../shop-inks";
import { template } from "./template";

const WOOD = "#e0b06a";

export const play = [
  template(
    "gully-cricket",
    "Gully cricket club",
    "गली क्रिकेट क्लब",
    "cricket gully club team bat ball क्रिकेट गली",
    ["bottle-green", "navy", "black"],
    {
      front: [
        { text: "GULLY CRICKET", font: "alfa-slab-one", size: 32, y: 72, arc: 36, fill: CREAM },
        { art: "bat-and-ball", y: 192.7, x: 4, width: 159.3, inks: [WOOD, RED, "#5d5876", CREAM, SUN] },
        { art: "hand-stars", y: 190.2, x: -112.2, width: 35.8, inks: [SUN, CREAM] },
        { art: "hand-stars", y: 190.2, x: 111.8, width: 35.8, inks: [SUN, CREAM] },
        { text: "CLUB", font: "alfa-slab-one", size: 58, y: 318, fill: SUN },
        { text: "EST. LAST SUNDAY", font: "bebas-neue", size: 27, y: 366, spacing: 0.16, fill: CREAM },
      ],
    },
  ),
  template(
    "one-tip-out",
    "One tip, one hand",
    "एक टिप एक हाथ",
    "cricket gully rules ball out funny क्रिकेट नियम",
    ["mustard", "white", "sky"],
    {
      front: [
        { art: "cricket-ball", y: 92, width: 137.3, inks: [RED, CREAM, MAROON] },
        { text: "एक टिप", font: "baloo-2", size: 68, y: 216, fill: INK },
        { text: "एक हाथ", font: "baloo-2", size: 68, y: 296, fill: RED },
        { text: "OUT IS OUT", font: "black-ops-one", size: 36, y: 366, fill: INK },
      ],
    },
  ),
  template(
    "yoga-breath",
    "Inhale, exhale",
    "साँस लो, साँस छोड़ो",
    "yoga meditation breath calm योग ध्यान साँस",
    ["lavender", "white", "blush"],
    {
      front: [
        { art: "yoga-pose", y: 125.2, width: 212.4, inks: ["#e0955a", RED, INK, SUN] },
        { text: "inhale", font: "caveat", size: 66, y: 262, x: -50, fill: INK },
        { text: "exhale", font: "caveat", size: 66, y: 308, x: 48, fill: RED },
        { text: "साँस लो", font: "rozha-one", size: 40, y: 362, fill: INK },
      ],
    },
  ),
  template(
    "lotus-calm",
    "Lotus calm",
    "शांत कमल",
    "yoga lotus calm mandala peace योग कमल शांति",
    ["navy", "teal", "black"],
    {
      front: [
        { art: "mandala", y: 150, width: 264.6, inks: ["#6fb2dd", SUN] },
        { art: "lotus", y: 157, width: 124.6, inks: [PINK, "#f7a9bd", SUN, "#4bb489"] },
        { text: "BE LIKE A LOTUS", font: "bebas-neue", size: 45, y: 322, spacing: 0.1, fill: CREAM },
        { text: "monday has mud too", font: "caveat", size: 38, y: 364, fill: SUN },
      ],
    },
  ),
  template(
    "football-para",
    "Para football",
    "मोहल्ले का फ़ुटबॉल",
    "football bengali kolkata para club ফুটবল फ़ुटबॉल",
    ["red", "bottle-green", "navy"],
    {
      front: [
        { art: "half-sunburst", y: 87.8, width: 238.3, inks: ["#f7d774", CREAM] },
        { art: "football", y: 142, width: 111.6, inks: [CREAM, INK] },
        { text: "পাড়ার ফুটবল", font: "baloo-da-2", size: 50, y: 274, fill: CREAM },
        {
          text: "RAIN OR SHINE, FIVE O'CLOCK",
          font: "bebas-neue",
          size: 27,
          y: 346,
          spacing: 0.06,
          fill: "#f7d774",
        },
      ],
    },
  ),
  template(
    "nineties-songs",
    "Nineties songs",
    "नब्बे के गाने",
    "music retro cassette nineties songs band संगीत गाने",
    ["black", "maroon", "navy"],
    {
      front: [
        { art: "cassette", y: 112, width: 225.7, inks: [RED, CREAM, "#3a2d5a", SUN, SKY] },
        { text: "SIDE B", font: "monoton", size: 70, y: 242, fill: SUN },
        { text: "वाले गाने", font: "modak", size: 74, y: 318, fill: CREAM },
      ],
    },
  ),
  template(
    "dhol-bhangra",
    "Balle balle",
    "बल्ले बल्ले",
    "punjabi dhol bhangra wedding dance ਬੱਲੇ पंजाबी ढोल",
    ["mustard", "white", "sky"],
    {
      front: [
        { art: "dhol", y: 125.4, width: 233, inks: [RED, "#f7d774", CREAM, "#8a4b2a", LEAF] },
        { text: "ਬੱਲੇ ਬੱਲੇ!", font: "baloo-paaji-2", size: 82, y: 282, rot: -5, fill: MAROON },
        { text: "DANCE FLOOR DEPARTMENT", font: "bebas-neue", size: 29, y: 358, spacing: 0.06, fill: INK },
      ],
    },
  ),
];
