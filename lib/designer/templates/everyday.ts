import { CREAM, INK, RED, SUN } from "../clip-art/art-piece";
import { template } from "./template";

export const everyday = [
  template(
    "cool-batch",
    "Batch of the year",
    "इस साल का बैच",
    "college batch farewell friends class कॉलेज दोस्त",
    ["mustard", "white", "sky"],
    {
      front: [
        { text: "BATCH OF", font: "bebas-neue", size: 44, y: 62, spacing: 0.2, fill: INK },
        { text: "2026", font: "anton", size: 128, y: 134, fill: RED },
        { art: "face-cool", y: 254, width: 124, inks: [SUN, INK, RED, "#f08a3c", CREAM] },
        { text: "LAST BENCH COMMITTEE", font: "bebas-neue", size: 30, y: 340, spacing: 0.06, fill: INK },
      ],
    },
  ),
];
