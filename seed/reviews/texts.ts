/** What customers write, by how they like the item. Each body is complete without its title. */
export interface Words {
  title: string;
  body: string;
}

const words = (title: string, body: string): Words => ({ title, body });

export const delighted: readonly Words[] = [
  words("", "Soft from day one, and the print has survived eight washes without a crack."),
  words("Better than the picture", "The colour's deeper than on my screen. My sister wants one too."),
  words(
    "My third one",
    "I have it in three colours now. The neck keeps its shape, which is rare at this price.",
  ),
  words("", "Wore it to the office party and three people asked where it's from."),
  words(
    "Thick, but not hot",
    "Wore it all of May in Chennai. It's heavy enough to hang well and still breathes.",
  ),
  words("", "The stitching at the shoulders is neat. No loose threads anywhere, I checked."),
  words("The perfect gift", "My brother never wears what I give him. He wears this one every week."),
  words(
    "",
    "The print is sharp, even the thin lines. I wash it inside out in cold water, as the label says.",
  ),
  words("Worth it", "I wasn't sure about paying this much for a tee. I am now."),
  words("", "Arrived in four days, in a small town in Assam. The tee's lovely, no ink smell at all."),
  words("My mother's favourite", "She says it's the softest cotton in the house. High praise."),
  words("", "Wore it on a fourteen-hour train, slept in it, and it still looked fine in the morning."),
  words("Good fabric", "You can feel the weight as soon as you open the packet. Not see-through at all."),
  words("", "The drawing is funny without being loud. It gets a smile from strangers."),
];

export const content: readonly Words[] = [
  words("", "Nice tee. It shrank a little in the first wash but hasn't since."),
  words("Almost perfect", "Good print, good fabric. I'd have liked slightly longer sleeves."),
  words("", "Good value. The colour's slightly lighter than in the picture, but I like it."),
  words("", "Comfortable and well printed. The packet was torn at one corner, but the tee was fine."),
  words("As described", "Exactly as described, no surprises. Delivery took a day longer than promised."),
  words("", "Soft fabric. It does crease, so I hang it up wet and then it's fine."),
  words("", "My son likes it. The print feels a bit stiff at first but gets softer."),
];

export const unsure: readonly Words[] = [
  words("All right", "The print is lovely. The fabric is thinner than I expected for the price."),
  words("", "It's fine, but the black has faded a little after five washes."),
  words(
    "Check the size",
    "Nice tee, but I ordered the wrong size. Measure one that fits you first, like the size chart says.",
  ),
  words("", "Not bad, but I expected the print to be bigger."),
];

export const unhappy: readonly Words[] = [
  words("Not for me", "The neck is too wide and shows my collarbones. The print is good though."),
  words(
    "",
    "A seam came open after the second wash. They sent a new one when I wrote to them, so two stars.",
  ),
  words(
    "Colour is off",
    "They call it navy, I'd call it grey. I kept it because I didn't have time to return it.",
  ),
];

export const fitWords: Readonly<Record<"fits_small" | "true_to_size" | "fits_large", readonly string[]>> = {
  fits_small: ["Take one size up.", "I usually wear this size, but it's tight at the chest."],
  true_to_size: ["Fits just as the size chart says.", "My normal size, and it fits."],
  fits_large: ["A bit roomy, which I like.", "Runs large, go one size down."],
};

export const replies: readonly string[] = [
  "Thank you! We've passed this on to our printers.",
  "Thanks for sharing! Wash it inside out and the print will stay like this.",
];

export const replyToUnhappy =
  "We're sorry it isn't what you hoped for. Please write to us with your order number and we'll sort it out.";

export interface Refused {
  stars: number;
  body: string;
  refusal: "advertising" | "not_about_item" | "personal_data";
  note: string;
}

export const refused: readonly Refused[] = [
  {
    ...{ stars: 5, refusal: "advertising", note: "" },
    body: "Nice tee! Message me for cheap phone covers with the same print, best price in town.",
  },
  {
    ...{ stars: 1, refusal: "not_about_item", note: "We're tracing your parcel and have emailed you." },
    body: "The courier left it with a neighbour without telling me. I searched for two days.",
  },
  {
    ...{ stars: 4, refusal: "personal_data", note: "Please write it again without the full name." },
    body: "Bought it for my colleague Ramesh Iyer on the third floor, who owes me money but loves tees.",
  },
];
