import { CREAM, MAROON, RED, SUN } from "@/lib/designer/shop-inks";
import { ofParts, ofTemplate } from "./seed-design";

const college = { cut: "regular", colour: "navy" } as const;
const jersey = (name: string, number: string) =>
  ofTemplate(`${name} ${number}`, college, "team-number", {
    ARJUN: name.toUpperCase(),
    "18": number,
    "ROYAL ROLLERS": "CIVIL LIONS",
  });

const since = { "SINCE 2019": "SINCE 2021" };

/** What people have ordered. */
export const orderedDesigns = {
  teamImran: jersey("Imran", "10"),
  teamZoya: jersey("Zoya", "4"),
  offsite: ofTemplate("Filter House offsite", { cut: "regular", colour: "teal" }, "team-offsite", {
    "TEAM OFFSITE": "FILTER HOUSE",
    "ASK ME ABOUT": "ASK ME FOR",
    "THE ROADMAP": "MORE KAAPI",
  }),
  firstBirthday: ofTemplate("Anaya is one", { cut: "kids", colour: "white" }, "first-birthday", {
    "I am ONE": "Anaya: 1",
  }),
  codeChai: ofTemplate("Code, chai, repeat", { cut: "regular", colour: "black" }, "code-chai"),
  hers: ofTemplate("Together, hers", { cut: "women", colour: "blush" }, "together-since", since),
  his: ofTemplate("Together, his", { cut: "regular", colour: "lavender" }, "together-since", since),
  auto: ofTemplate("Namma auto", { cut: "oversized", colour: "bottle-green" }, "bengaluru-auto", {
    "ONE SIGNAL MORE, I PROMISE": "NAMMA OORU, NAMMA AUTO",
  }),
  name: ofParts(
    "मेरा नाम",
    { cut: "regular", colour: "maroon" },
    {
      front: [
        { art: "bindi-sun", y: 128, width: 194, inks: [RED, SUN, CREAM] },
        { text: "नंदिनी", font: "baloo-2", size: 96, y: 282, fill: SUN },
        { text: "DANCE SCHOOL", font: "bebas-neue", size: 42, y: 356, spacing: 0.14, fill: CREAM },
      ],
    },
  ),
  family: ofTemplate("The Menons on tour", { cut: "oversized", colour: "mustard" }, "family-tour", {
    "THE SHARMAS": "THE MENONS",
  }),
  goa: ofTemplate("Goa, at last", { cut: "regular", colour: "black" }, "goa-trip"),
  cricket: ofTemplate("Gully cricket club", { cut: "regular", colour: "bottle-green" }, "gully-cricket", {
    "EST. LAST SUNDAY": "LANE 4, SINCE 1998",
  }),
  dhol: ofParts(
    "Leheriya dhol",
    { cut: "women", colour: "white" },
    {
      front: [
        {
          ...{ pattern: "leheriya", seed: 21, inks: [RED, SUN, MAROON], repeat: 36 },
          ...{ y: 120, width: 240, height: 150 },
        },
        { text: "ढोल बाजे", font: "baloo-2", size: 70, y: 262, fill: MAROON },
        { art: "dhol", y: 340, width: 110, inks: [RED, SUN, CREAM, MAROON, RED] },
      ],
    },
  ),
} as const;
