/** What buyers write, by how they like it. Each text is whole; a title, when there is one, says the same in short. */
export interface Words {
  title: string;
  body: string;
}

const words = (title: string, body: string): Words => ({ title, body });

export const delighted: readonly Words[] = [
  words("", "Soft from the first day, and the print has survived eight washes without a crack."),
  words("Better than the picture", "The colour is deeper than on my screen. My sister wants one too."),
  words(
    "Third one I buy",
    "I have it in three colours now. The neck keeps its shape, which is rare at this price.",
  ),
  words("", "Bought it for the office festival and three people asked where it is from."),
  words(
    "Thick, but not hot",
    "Worn all of May in Chennai. The cloth is heavy enough to fall well and still breathes.",
  ),
  words("", "The stitching at the shoulders is neat. No loose threads anywhere, I looked."),
  words("A gift that was kept", "My brother never wears what I give him. This one he wears every week."),
  words("", "Print is sharp even on the thin lines. Washed inside out in cold water, as the label says."),
  words("Worth it", "I was not sure about paying this much for a tee. I am now."),
  words("", "Came in four days to a small town in Assam. The tee itself is lovely, no smell of ink at all."),
  words("My mother's favourite", "She says it is the softest cotton that she has in the house. High praise."),
  words("", "Wore it on a fourteen-hour train, slept in it, and it still looked fine in the morning."),
  words(
    "Good cloth",
    "You feel the weight as soon as you take it out of the packet. Nothing see-through about it.",
  ),
  words("", "The drawing is funny without being loud. It gets a smile from strangers."),
];

export const content: readonly Words[] = [
  words("", "Nice tee. It shrank a little in the first wash and has not moved since."),
  words("Good, nearly very good", "Print and cloth are fine. I would have liked the sleeves a bit longer."),
  words("", "Good value. The colour is slightly lighter than the photo, but I like it."),
  words("", "Comfortable and well printed. The packet was torn at one corner, the tee was fine."),
  words(
    "As described",
    "Exactly what the page says, no surprises. Delivery took a day longer than promised.",
  ),
  words("", "Soft cloth. It does crease, so I hang it up wet and then it is all right."),
  words("", "My son likes it. The print feels a little stiff at first and gets softer."),
];

export const unsure: readonly Words[] = [
  words("All right", "The print is lovely. The cloth is thinner than I expected for the price."),
  words("", "It is fine, but the black has faded a little after five washes."),
  words("Check the size", "Nice tee, wrong size for me. Measure one that fits you first, as the chart says."),
  words("", "Not bad. I expected the drawing to be larger."),
];

export const unhappy: readonly Words[] = [
  words("Not for me", "The neck is too wide and shows my collarbones. The print itself is good."),
  words("", "One seam came open after the second wash. They sent another one when I wrote, so two stars."),
  words(
    "Colour is off",
    "It is called green and I would call it grey. I kept it because returning takes time.",
  ),
];

export const fitWords: Readonly<Record<"fits_small" | "true_to_size" | "fits_large", readonly string[]>> = {
  fits_small: ["Take one size up.", "I usually wear this size and it is tight at the chest."],
  true_to_size: ["Fits as the chart says.", "My normal size, and it fits."],
  fits_large: ["A bit roomy, which I like.", "Runs large, one size down would have done."],
};

export const replies: readonly string[] = [
  "Thank you! We have passed it on to those who print them.",
  "Thank you for telling others. Washing it inside out keeps the print like this for long.",
];

export const replyToUnhappy =
  "We are sorry that it is not what you hoped for. Please write to us with your order number: we find a way.";

export interface Refused {
  stars: number;
  body: string;
  refusal: "advertising" | "not_about_item" | "personal_data";
  note: string;
}

export const refused: readonly Refused[] = [
  {
    ...{ stars: 5, refusal: "advertising", note: "" },
    body: "Nice tee! For cheap phone covers with the same drawings message me, best price in town.",
  },
  {
    ...{ stars: 1, refusal: "not_about_item", note: "Your parcel is looked for; we have written to you." },
    body: "The courier left it with the neighbour and told nobody. I searched for two days.",
  },
  {
    ...{ stars: 4, refusal: "personal_data", note: "Please write it again without the full name." },
    body: "Ordered for my colleague Ramesh Iyer of the third floor, who owes me money but likes tees.",
  },
];
