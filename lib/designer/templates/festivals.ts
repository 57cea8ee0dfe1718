import { CREAM, PINK, RED, SUN } from "../clip-art/art-piece";
import { template } from "./template";

const GOLD = "#f3ab35";

export const festivals = [
  template(
    "diwali-lights",
    "Diwali lights",
    "दिवाली के दीये",
    "diwali deepavali festival diya दिवाली त्योहार",
    ["maroon", "navy", "black", "bottle-green"],
    {
      front: [
        { art: "marigold-string", y: 54, width: 270, inks: [SUN, "#ef7f2d", "#4bb489", RED] },
        { art: "diya", y: 156, width: 128, inks: [RED, SUN, "#f7d774", "#c27a46"] },
        { text: "शुभ दीपावली", font: "baloo-2", size: 52, y: 258, fill: GOLD },
        { text: "LIGHT UP THE LANE", font: "bebas-neue", size: 26, y: 306, spacing: 0.14, fill: CREAM },
      ],
    },
  ),
];

export const birthdays = [
  template(
    "birthday-star",
    "Birthday star",
    "जन्मदिन का सितारा",
    "birthday janamdin party जन्मदिन पार्टी",
    ["navy", "black", "lavender"],
    {
      front: [
        { art: "face-party", y: 110, width: 150, inks: [SUN, "#2a2342", RED, "#f08a3c", "#3f86b5"] },
        { text: "BIRTHDAY", font: "anton", size: 66, y: 232, fill: CREAM },
        { text: "boss", font: "pacifico", size: 64, y: 286, fill: PINK, rot: -5 },
      ],
    },
  ),
];
