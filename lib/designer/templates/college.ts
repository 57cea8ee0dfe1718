import { CREAM, INK, MAROON, RED, SKY, SUN } from "../shop-inks";
import { template } from "./template";

export const college = [
  template(
    "cool-batch",
    "Batch of the year",
    "इस साल का बैच",
    "college batch farewell friends class school कॉलेज दोस्त बैच",
    ["white", "sky", "lavender"],
    {
      front: [
        { text: "BATCH OF", font: "bebas-neue", size: 48, y: 46, spacing: 0.28, fill: INK },
        { text: "2026", font: "anton", size: 144, y: 136, fill: RED },
        { art: "face-cool", y: 268, width: 128, inks: [SUN, INK, RED, "#f08a3c", CREAM] },
        { text: "LAST BENCH COMMITTEE", font: "bebas-neue", size: 33, y: 356, spacing: 0.06, fill: INK },
      ],
    },
  ),
  template(
    "hostel-legends",
    "Hostel legends",
    "हॉस्टल के दिग्गज",
    "college hostel crest friends legends कॉलेज हॉस्टल",
    ["bottle-green", "maroon", "navy"],
    {
      front: [
        { text: "HOSTEL SEVEN", font: "alfa-slab-one", size: 32, y: 66, arc: 34, fill: CREAM },
        { art: "crest", y: 182, width: 145.4, inks: [MAROON, SUN, CREAM, SKY] },
        { art: "ribbon-banner", y: 304, width: 253.3, inks: [RED, "#b23a58", SUN] },
        { text: "LEGENDS", font: "alfa-slab-one", size: 34, y: 292, spacing: 0.06, fill: CREAM },
        {
          text: "SINCE 2023 · LATE FOR CLASS",
          font: "bebas-neue",
          size: 24,
          y: 366,
          spacing: 0.1,
          fill: SUN,
        },
      ],
    },
  ),
  template(
    "code-chai",
    "Code, chai, repeat",
    "कोड, चाय, फिर से",
    "college coder developer laptop chai hackathon engineer कोड चाय",
    ["black", "charcoal", "navy"],
    {
      front: [
        { text: "CODE", font: "archivo-black", size: 59, y: 52, x: -52, fill: CREAM },
        { art: "laptop", y: 59, x: 94, width: 82.7, inks: ["#6d6a96", SKY, SUN, CREAM, RED] },
        { text: "CHAI", font: "archivo-black", size: 62, y: 140, x: 50, fill: SUN },
        { art: "chai-glass", y: 135.8, x: -88, width: 48.8, inks: ["#c47b42", CREAM, "#f0d9b8", SUN] },
        { text: "REPEAT", font: "archivo-black", size: 62, y: 226, fill: RED },
        { art: "squiggle", y: 286, width: 241.7, inks: [CREAM] },
        { text: "नींद बाद में", font: "baloo-2", size: 48, y: 338, fill: CREAM },
      ],
    },
  ),
  template(
    "team-number",
    "Team name and number",
    "टीम का नाम और नंबर",
    "team jersey number name sport college captain टीम जर्सी नंबर",
    ["navy", "red", "bottle-green", "black"],
    {
      front: [
        { art: "shield", y: 84, x: 78, width: 68.1, inks: [SKY, CREAM, SUN] },
        { text: "ROYAL ROLLERS", font: "rajdhani", size: 18, y: 142, x: 78, spacing: 0.04, fill: CREAM },
      ],
      back: [
        { text: "ARJUN", font: "bebas-neue", size: 72, y: 62, spacing: 0.12, fill: CREAM },
        { text: "18", font: "anton", size: 226, y: 214, fill: SUN, outline: { colour: CREAM, width: 4 } },
        { text: "ROYAL ROLLERS", font: "bebas-neue", size: 34, y: 356, spacing: 0.2, fill: CREAM },
      ],
    },
  ),
  template(
    "red-house",
    "Sports day",
    "खेल दिवस",
    "school sports day house team pennant स्कूल खेल",
    ["white", "off-white", "mustard"],
    {
      front: [
        { art: "pennant", y: 90.8, x: 10.4, width: 204.3, inks: [RED, CREAM, SUN, INK] },
        { text: "RED HOUSE", font: "black-ops-one", size: 46, y: 210, fill: RED },
        { text: "SPORTS DAY", font: "bebas-neue", size: 58, y: 266, spacing: 0.1, fill: INK },
        { art: "divider", y: 312, width: 208.3, inks: [RED, SUN] },
        { text: "RUN LIKE THE BELL RANG", font: "bebas-neue", size: 28, y: 352, spacing: 0.06, fill: INK },
      ],
    },
  ),
  template(
    "tamil-friends",
    "Friends for life",
    "जिगरी दोस्त",
    "friends tamil nanbargal college gang தமிழ் நண்பர்கள் दोस्त",
    ["mustard", "sky"],
    {
      front: [
        { art: "sun-burst-rays", y: 146, width: 247.9, inks: ["#fff4df"] },
        { art: "scooter", y: 151.1, x: 8.3, width: 164.6, inks: [SKY, CREAM, INK, SUN, RED] },
        { text: "நண்பேன்டா", font: "baloo-thambi-2", size: 42, y: 300, fill: INK },
        { text: "TRIPLES ALLOWED", font: "bebas-neue", size: 34, y: 356, spacing: 0.16, fill: RED },
      ],
    },
  ),
  template(
    "convocation",
    "Convocation",
    "दीक्षांत",
    "college graduation convocation degree farewell डिग्री दीक्षांत",
    ["maroon", "navy", "black"],
    {
      front: [
        { art: "laurel", y: 121.8, width: 224.7, inks: [SUN] },
        { art: "graduation-cap", y: 115.6, width: 126, inks: ["#6d6a96", SUN, SKY] },
        { text: "DEGREE", font: "abril-fatface", size: 62, y: 262, fill: CREAM },
        { text: "loading... done", font: "caveat", size: 42, y: 312, fill: SUN },
        { text: "FOUR YEARS, ONE SHIRT", font: "bebas-neue", size: 30, y: 360, spacing: 0.1, fill: CREAM },
      ],
    },
  ),
];
