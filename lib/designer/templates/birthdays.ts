import { BROWN, CREAM, INK, LEAF, PINK, RED, SKY, SUN } from "../shop-inks";
import { template } from "./template";

export const birthdays = [
  template(
    "birthday-boss",
    "Birthday boss",
    "जन्मदिन का बॉस",
    "birthday janamdin party boss जन्मदिन पार्टी",
    ["navy", "black", "teal"],
    {
      front: [
        { art: "face-party", y: 112, width: 168, inks: [SUN, INK, RED, "#f08a3c", SKY] },
        { text: "BIRTHDAY", font: "anton", size: 76, y: 250, fill: CREAM },
        { text: "boss", font: "pacifico", size: 78, y: 318, rot: -6, fill: PINK },
      ],
    },
  ),
  template(
    "first-birthday",
    "First birthday",
    "पहला जन्मदिन",
    "birthday kids baby one elephant first बच्चे जन्मदिन",
    ["sky", "white", "blush"],
    {
      front: [
        { art: "bunting", y: 58.9, width: 257.1, inks: [RED, SUN, "#2d6a94", LEAF, INK] },
        { art: "balloons", y: 168.5, x: -74, width: 86.8, inks: [RED, SUN, PINK, INK, CREAM] },
        { art: "elephant", y: 203.1, x: 46.9, width: 148.7, inks: ["#5b7fa8", RED, SUN, CREAM, INK] },
        { text: "I am ONE", font: "modak", size: 66, y: 300, fill: RED },
        { text: "और सबका लाडला", font: "baloo-2", size: 38, y: 358, fill: INK },
      ],
    },
  ),
  template(
    "birthday-squad",
    "Birthday squad",
    "जन्मदिन की टोली",
    "birthday squad party friends family cake जन्मदिन टोली",
    ["black", "maroon", "navy"],
    {
      front: [
        { text: "BIRTHDAY SQUAD", font: "bangers", size: 43, y: 72, arc: 30, spacing: 0.04, fill: SUN },
        { art: "cake", y: 204, width: 156.2, inks: [PINK, CREAM, SUN, BROWN, SKY] },
        { art: "sparkles", y: 149, x: -111, width: 43, inks: [SUN, RED] },
        { art: "sparkles", y: 235.1, x: 114.9, width: 37.8, inks: [SUN, PINK] },
        { text: "here for the cake", font: "pacifico", size: 40, y: 340, fill: CREAM },
      ],
    },
  ),
];
