import { CREAM, MAROON } from "@/lib/designer/shop-inks";
import { ofTemplate, ofUpload } from "./seed-design";

/** Ordered designs with pictures of their buyers, reviewed before printing. */
export const uploadedDesigns = {
  auto: ofUpload(
    "Namma city tour",
    { cut: "regular", colour: "mustard" },
    { upload: "city-auto", width: 180, y: 150 },
    [{ text: "NAMMA CITY TOUR", font: "bebas-neue", size: 44, y: 330, spacing: 0.1, fill: MAROON }],
  ),
  tape: ofUpload(
    "Mix tape, side B",
    { cut: "oversized", colour: "navy" },
    { upload: "mix-tape", width: 175, y: 150 },
    [{ text: "side B", font: "caveat", size: 70, y: 300, fill: CREAM }],
  ),
  cycling: ofUpload(
    "Sunday cycling club",
    { cut: "regular", colour: "white" },
    { upload: "cycling", width: 200, y: 160 },
  ),
} as const;

/** Submissions for review, without an order. */
export const sentDesigns = {
  elephant: ofUpload(
    "Elephant in her best",
    { cut: "regular", colour: "maroon" },
    { upload: "royal-elephant", width: 200, y: 190 },
  ),
  tiger: ofUpload(
    "Tigers of the league",
    { cut: "regular", colour: "black" },
    { upload: "league-tiger", width: 210, y: 200 },
  ),
  tigerAgain: ofUpload(
    "Tiger, tiger",
    { cut: "oversized", colour: "black" },
    { upload: "tiger-again", width: 180, y: 190 },
  ),
  peacock: ofUpload(
    "Peacock for Amma",
    { cut: "women", colour: "teal" },
    { upload: "peacock-boxed", width: 160, y: 150 },
  ),
  camera: ofUpload(
    "Say paneer",
    { cut: "regular", colour: "sky" },
    { upload: "small-camera", width: 230, y: 190 },
  ),
  cameraLarge: ofUpload(
    "Say paneer",
    { cut: "regular", colour: "sky" },
    { upload: "large-camera", width: 230, y: 190 },
  ),
  coach: ofTemplate("Coach since 1998", { cut: "regular", colour: "bottle-green" }, "gully-cricket", {
    "EST. LAST SUNDAY": "COACH SINCE 1998",
  }),
  chai: ofTemplate("Code, chai, sleep", { cut: "regular", colour: "charcoal" }, "code-chai"),
  goa: ofTemplate("Goa in the rains", { cut: "oversized", colour: "black" }, "goa-trip"),
} as const;
