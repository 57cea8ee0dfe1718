import { BROWN, CREAM, INK, LEAF, MAROON, RED, SUN } from "../shop-inks";
import { template } from "./template";

const CRUST = "#d98a35";
const MINT = "#4bb489";

export const foodAndCity = [
  template(
    "cutting-chai",
    "One more cutting",
    "एक कटिंग और",
    "chai tea food cutting funny mumbai चाय कटिंग",
    ["black", "bottle-green", "maroon"],
    {
      front: [
        { art: "chai-glass", y: 129.5, width: 111.2, inks: ["#c47b42", CREAM, "#f0d9b8", SUN] },
        { text: "एक कटिंग और", font: "baloo-2", size: 49, y: 294, fill: SUN },
        { text: "THEN WE START WORK", font: "bebas-neue", size: 33, y: 356, spacing: 0.1, fill: CREAM },
      ],
    },
  ),
  template(
    "samosa-salad",
    "Samosa over salad",
    "सलाद नहीं, समोसा",
    "food samosa funny gym diet समोसा मज़ाक",
    ["white", "sky", "lavender"],
    {
      front: [
        { text: "SALAD?", font: "bebas-neue", size: 54, y: 54, spacing: 0.12, fill: LEAF },
        { art: "underline", y: 58.5, width: 146.5, inks: [RED] },
        { art: "samosa", y: 169.3, width: 163.7, inks: [CRUST, "#f0b45c", BROWN, LEAF, RED] },
        { text: "SAMOSA.", font: "anton", size: 82, y: 316, fill: RED },
        { text: "दो प्लेट, चटनी अलग", font: "baloo-2", size: 28, y: 372, fill: INK },
      ],
    },
  ),
  template(
    "kaapi-first",
    "Coffee first",
    "पहले कॉफ़ी",
    "coffee kaapi tamil filter food morning காபி कॉफ़ी",
    ["maroon", "black", "bottle-green"],
    {
      front: [
        { art: "filter-coffee", y: 126.6, width: 170.5, inks: ["#d9a84c", "#a8623a", CREAM, "#b8843a"] },
        { text: "முதலில் காபி", font: "baloo-thambi-2", size: 40, y: 290, fill: SUN },
        {
          text: "DAVARA, TUMBLER, SILENCE",
          font: "bebas-neue",
          size: 27,
          y: 350,
          spacing: 0.08,
          fill: CREAM,
        },
      ],
    },
  ),
  template(
    "fish-rice-nap",
    "Fish, rice, nap",
    "मछली, भात, नींद",
    "bengali fish rice sleep food funny মাছ ভাত मछली",
    ["sky", "white", "mustard"],
    {
      front: [
        { art: "fish", y: 100, width: 222, inks: [RED, SUN, CREAM, INK, "#2d6a94"] },
        { text: "মাছ ভাত", font: "baloo-da-2", size: 78, y: 234, fill: RED },
        { text: "আর ঘুম", font: "baloo-da-2", size: 66, y: 314, fill: INK },
        { text: "IN THAT ORDER", font: "bebas-neue", size: 30, y: 368, spacing: 0.2, fill: RED },
      ],
    },
  ),
  template(
    "biryani-love",
    "Biryani is love",
    "बिरयानी ही प्यार",
    "biryani telugu hyderabad food love బిర్యానీ बिरयानी",
    ["off-white", "white", "blush"],
    {
      front: [
        { art: "biryani-handi", y: 123, width: 202.4, inks: ["#b5653a", BROWN, "#f7e2b4", SUN, LEAF] },
        { text: "బిర్యానీ", font: "baloo-tammudu-2", size: 84, y: 280, fill: MAROON },
        { text: "my love language", font: "lobster", size: 40, y: 354, fill: RED },
      ],
    },
  ),
  template(
    "mumbai-local",
    "Mumbai local",
    "मुंबई लोकल",
    "mumbai city train marathi local मुंबई मराठी शहर",
    ["mustard", "sky", "white"],
    {
      front: [
        { art: "local-train", y: 116.9, width: 132.8, inks: [MAROON, CREAM, INK, "#bfe0ea", SUN] },
        { text: "मुंबई", font: "modak", size: 90, y: 290, fill: INK },
        { text: "NEXT STATION: HOME", font: "bebas-neue", size: 34, y: 368, spacing: 0.1, fill: MAROON },
      ],
    },
  ),
  template(
    "bengaluru-auto",
    "Bengaluru",
    "बेंगलुरु",
    "bengaluru bangalore kannada city auto traffic ಬೆಂಗಳೂರು शहर",
    ["bottle-green", "black", "navy"],
    {
      front: [
        { art: "auto-rickshaw", y: 120.9, width: 239, inks: [SUN, MINT, "#55506e", "#bfe0ea", RED] },
        { text: "ಬೆಂಗಳೂರು", font: "baloo-tamma-2", size: 59, y: 268, fill: CREAM },
        {
          text: "ONE SIGNAL MORE, I PROMISE",
          font: "bebas-neue",
          size: 27,
          y: 342,
          spacing: 0.06,
          fill: SUN,
        },
      ],
    },
  ),
  template(
    "chennai-marina",
    "Chennai marina",
    "चेन्नई",
    "chennai tamil city beach lighthouse சென்னை शहर",
    ["navy", "teal", "black"],
    {
      front: [
        { art: "lighthouse", y: 140, width: 200, inks: [RED, CREAM, "#5d5876", SUN, "#5aa6d8"] },
        { text: "சென்னை", font: "baloo-thambi-2", size: 51, y: 312, fill: CREAM },
        { text: "SUNDAL BY THE SEA", font: "bebas-neue", size: 32, y: 370, spacing: 0.1, fill: SUN },
      ],
    },
  ),
  template(
    "dilli-dil",
    "Dilli",
    "दिल्ली",
    "delhi dilli city arch winter दिल्ली शहर",
    ["white", "off-white", "blush"],
    {
      front: [
        { art: "temple-arch", y: 121.3, width: 165.3, inks: [MAROON, SUN, RED] },
        { text: "दिल्ली", font: "rozha-one", size: 98, y: 302, fill: MAROON },
        { text: "MOMOS, METRO, MOHALLA", font: "bebas-neue", size: 29, y: 370, spacing: 0.08, fill: INK },
      ],
    },
  ),
  template(
    "horn-please",
    "Truck art",
    "ट्रक आर्ट",
    "truck art horn eye highway road ट्रक हॉर्न",
    ["black", "navy", "teal"],
    {
      front: [
        {
          text: "HORN",
          font: "alfa-slab-one",
          size: 60,
          y: 52,
          fill: SUN,
          outline: { colour: RED, width: 2.5 },
        },
        { art: "truck-eye", y: 185, width: 272, inks: [CREAM, "#3a3f8f", RED, SUN, MINT] },
        {
          text: "PLEASE",
          font: "alfa-slab-one",
          size: 60,
          y: 324,
          fill: SUN,
          outline: { colour: RED, width: 2.5 },
        },
        { text: "नज़र हटी, मज़ा घटा", font: "baloo-2", size: 32, y: 376, fill: CREAM },
      ],
    },
  ),
  template(
    "salty-air",
    "Salty air",
    "समुद्र की हवा",
    "sea beach sun waves surf summer समुद्र गर्मी",
    ["white", "sky", "off-white"],
    {
      front: [
        { pattern: "halftone-sun", seed: 11, inks: [SUN, RED], y: 118, width: 240, height: 190, repeat: 8 },
        { pattern: "waves", seed: 3, inks: ["#2d6a94", INK], y: 242, width: 240, height: 44, repeat: 20 },
        { text: "salty air", font: "pacifico", size: 68, y: 316, fill: INK },
        { text: "SANDY HAIR · SUN DUTY", font: "bebas-neue", size: 28, y: 372, spacing: 0.12, fill: RED },
      ],
    },
  ),
];
