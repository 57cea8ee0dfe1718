import { CREAM, INK, LEAF, MAROON, PINK, RED, SKY, SUN } from "../shop-inks";
import { template } from "./template";

const MINT = "#4bb489";

export const together = [
  template(
    "together-since",
    "Together since",
    "साथ-साथ",
    "couple love anniversary birds wedding जोड़ी प्यार",
    ["blush", "white", "lavender"],
    {
      front: [
        { art: "two-birds", y: 113.4, width: 248.5, inks: ["#2d6a94", RED, LEAF, SUN, INK] },
        { text: "together", font: "pacifico", size: 68, y: 240, fill: RED },
        { text: "SINCE 2019", font: "bebas-neue", size: 50, y: 310, spacing: 0.16, fill: INK },
      ],
    },
  ),
  template(
    "pakki-jodi",
    "Pakki jodi",
    "पक्की जोड़ी",
    "couple jodi love marathi hindi wedding जोडी प्यार शादी",
    ["maroon", "navy", "black"],
    {
      front: [
        { art: "folk-heart", y: 135.3, width: 205.4, inks: [RED, SUN, MINT, CREAM, "#b23a58"] },
        { text: "पक्की जोडी", font: "rozha-one", size: 65, y: 300, fill: SUN },
        {
          text: "NO RETURNS · NO EXCHANGE",
          font: "bebas-neue",
          size: 27,
          y: 364,
          spacing: 0.08,
          fill: CREAM,
        },
      ],
    },
  ),
  template(
    "bride-squad",
    "Bride squad",
    "दुल्हन की सहेलियाँ",
    "wedding shaadi bride mehndi sangeet friends शादी मेहंदी",
    ["blush", "white", "mustard"],
    {
      front: [
        { art: "flower-frame", y: 146, width: 239.6, inks: [LEAF, PINK, SUN] },
        { art: "henna-hand", y: 149.5, width: 93, inks: ["#8a4b2a", CREAM, RED] },
        { text: "dulhan's squad", font: "lobster", size: 47, y: 310, fill: MAROON },
        { text: "MEHNDI · SANGEET · MITHAI", font: "bebas-neue", size: 26, y: 362, spacing: 0.1, fill: INK },
      ],
    },
  ),
  template(
    "family-tour",
    "Family on tour",
    "परिवार की सैर",
    "family trip tour auto holiday name परिवार यात्रा सैर",
    ["white", "mustard", "sky"],
    {
      front: [
        { text: "THE SHARMAS", font: "righteous", size: 36, y: 62, arc: 26, fill: RED },
        { art: "auto-rickshaw", y: 184.6, width: 219.1, inks: [SUN, LEAF, INK, "#bfe0ea", RED] },
        { text: "ON TOUR", font: "anton", size: 72, y: 308, fill: INK },
        { text: "मम्मी के पास सबके टिकट हैं", font: "baloo-2", size: 25, y: 366, fill: RED },
      ],
    },
  ),
  template(
    "goa-trip",
    "Goa trip",
    "गोवा ट्रिप",
    "trip goa beach friends holiday offsite गोवा समुद्र",
    ["teal", "navy", "black"],
    {
      front: [
        { art: "half-sunburst", y: 91.7, width: 247.9, inks: [SUN, RED] },
        { art: "coconut-palm", y: 122.2, x: 64.5, width: 118.4, inks: [MINT, "#b4683c", SUN, "#6fc48f"] },
        { text: "GOA", font: "monoton", size: 104, y: 262, fill: CREAM },
        { text: "plan bana, trip bani", font: "pacifico", size: 34, y: 346, fill: SUN },
      ],
    },
  ),
  template(
    "hills-calling",
    "Hills are calling",
    "पहाड़ बुला रहे हैं",
    "trek mountains himalaya trip manali ladakh पहाड़ हिमालय",
    ["bottle-green", "charcoal", "olive"],
    {
      front: [
        { art: "mountains", y: 125.3, width: 257.8, inks: [SKY, "#bfe0ea", CREAM, SUN, "#2d5f85"] },
        { text: "पहाड़", font: "modak", size: 102, y: 272, fill: CREAM },
        { text: "बुला रहे हैं", font: "baloo-2", size: 50, y: 352, fill: SUN },
      ],
    },
  ),
  template(
    "one-more-meeting",
    "One more meeting",
    "एक और मीटिंग",
    "office work meeting monday sleepy funny ऑफ़िस मीटिंग",
    ["lavender", "white", "sky"],
    {
      front: [
        { art: "face-sleepy", y: 116, width: 180, inks: [SUN, INK, RED, "#f08a3c", "#2d6a94"] },
        { text: "I SURVIVED", font: "bebas-neue", size: 44, y: 240, spacing: 0.18, fill: INK },
        { text: "ONE MORE", font: "anton", size: 64, y: 288, fill: RED },
        { text: "meeting", font: "pacifico", size: 52, y: 360, fill: INK },
      ],
    },
  ),
  template(
    "team-offsite",
    "Team offsite",
    "टीम ऑफ़साइट",
    "office team offsite company startup work ऑफ़िस टीम",
    ["navy", "black", "teal"],
    {
      front: [
        { art: "spaceship", y: 125.1, x: -16.4, width: 130.7, inks: [CREAM, RED, SKY, SUN, "#4a3f78"] },
        { text: "TEAM OFFSITE", font: "archivo-black", size: 34, y: 276, fill: CREAM },
        { text: "2026", font: "monoton", size: 62, y: 330, fill: SUN },
      ],
      back: [
        { text: "ASK ME ABOUT", font: "bebas-neue", size: 44, y: 60, spacing: 0.14, fill: CREAM },
        { text: "THE ROADMAP", font: "anton", size: 54, y: 118, fill: SUN },
      ],
    },
  ),
];
