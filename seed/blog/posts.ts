export type SeedAuthor = { name: string; about: string };

export const AUTHORS: readonly SeedAuthor[] = [
  { name: "Meera Kulkarni", about: "Chooses the fabrics and measures every new cut before it goes on sale." },
  { name: "Arjun Nair", about: "Draws most of our prints and presses the difficult ones himself." },
  { name: "Farah Qureshi", about: "Answers your emails, and turns the most common questions into posts." },
];

export type SeedPost = {
  /** Also the name of its text in seed/blog/texts. */
  slug: string;
  title: string;
  summary: string;
  author: string;
  tags: readonly string[];
  /** The product whose picture is its cover, and what the picture shows. */
  cover: { product: string; view?: "detail" | "back"; alt: string };
  /** Before the day of the shop's newest goods; null: a draft. Below zero: days after the start, scheduled. */
  daysAgo: number | null;
};

export const POSTS: readonly SeedPost[] = [
  {
    slug: "what-gsm-means",
    title: "What GSM means, and which weight you want",
    summary: "From 160 to 240: what the numbers mean, and how they feel on a day in June.",
    author: "Meera Kulkarni",
    tags: ["cotton", "sizes"],
    cover: { product: "Heavy Drop-Shoulder Tee", alt: "The front of a heavy drop-shoulder tee" },
    daysAgo: 4,
  },
  {
    slug: "find-your-size-with-a-tape",
    title: "Find your size with a tape, in two minutes",
    summary: "Measure a tee that fits, not yourself, and never guess between M and L again.",
    author: "Farah Qureshi",
    tags: ["sizes"],
    cover: { product: "Cutting Chai Tee", alt: "The Cutting Chai tee laid out flat" },
    daysAgo: 11,
  },
  {
    slug: "wash-a-print-so-it-lasts",
    title: "How to wash a print so it lasts",
    summary: "Heat, friction and chemicals ruin prints. You don't need any of them to get a tee clean.",
    author: "Meera Kulkarni",
    tags: ["print-care"],
    cover: { product: "Side A Cassette Tee", alt: "A tee with a cassette print" },
    daysAgo: 19,
  },
  {
    slug: "how-dtf-printing-works",
    title: "How DTF printing works, from file to chest",
    summary: "Film, powder, oven, press: what happens to your design, and what to send us.",
    author: "Arjun Nair",
    tags: ["printing"],
    cover: { product: "Bagh Oversized Tee", view: "detail", alt: "Close-up of a printed tiger" },
    daysAgo: 27,
  },
  {
    slug: "draw-for-a-tee",
    title: "Draw for a tee: size, lines, colour, space",
    summary: "What looks fine on a phone can look lost on a chest. The rules we draw by.",
    author: "Arjun Nair",
    tags: ["printing", "design"],
    cover: { product: "Himalaya Lines Tee", alt: "A tee with five mountain ridges drawn in lines" },
    daysAgo: 38,
  },
  {
    slug: "one-tee-from-field-to-parcel",
    title: "One tee, from the field to the parcel",
    summary: "Four kilometres of yarn, eight people, twelve minutes of sewing: a tee in numbers.",
    author: "Meera Kulkarni",
    tags: ["cotton"],
    cover: { product: "Kapas Market Tote", alt: "A cotton bag with the shop's flower" },
    daysAgo: 49,
  },
  {
    slug: "heavy-tees-in-the-heat",
    title: "Are heavy tees too hot for summer?",
    summary: "Is 240 GSM too warm for May? It depends on the humidity, not on the temperature.",
    author: "Farah Qureshi",
    tags: ["cotton"],
    cover: {
      product: "Warli Circle Oversized Tee",
      view: "back",
      alt: "A wide tee with a circle of Warli dancers",
    },
    daysAgo: 60,
  },
  {
    slug: "tees-for-a-team",
    title: "Tees for a team, a family, a wedding",
    summary:
      "Group orders go wrong in the same places. Here's how to get yours right, starting two weeks before.",
    author: "Farah Qureshi",
    tags: ["sizes", "printing"],
    cover: { product: "Gully Cricket Tee", alt: "A tee with a game of street cricket" },
    daysAgo: 74,
  },
  {
    slug: "madhubani-warli-and-us",
    title: "Warli, Madhubani, kolam: what we borrow and what we don't",
    summary: "Some of our prints build on old traditions. Here's where we draw the line.",
    author: "Arjun Nair",
    tags: ["design"],
    cover: {
      product: "Madhubani Pond Relaxed Tee",
      alt: "A tee with fish and lotus in Mithila style",
    },
    daysAgo: 88,
  },
  {
    slug: "kids-tees-that-survive",
    title: "Kids' tees that survive their kids",
    summary: "What fails first on a child's tee, and how we sew ours to last.",
    author: "Meera Kulkarni",
    tags: ["sizes", "print-care"],
    cover: { product: "Haathi Parade Kids Tee", alt: "A child's tee with a parade of elephants" },
    daysAgo: 103,
  },
  {
    slug: "gifts-without-knowing-the-size",
    title: "A tee as a gift, without knowing the size",
    summary: "A washing line, a photo, a sibling: how to find a size without asking.",
    author: "Farah Qureshi",
    tags: ["sizes"],
    cover: { product: "Loaf Position Tee", alt: "A tee with a cat that sits like a loaf" },
    daysAgo: 121,
  },
  {
    slug: "why-we-print-in-small-runs",
    title: "Why we print in small runs",
    summary: "Why forty tees at a time cost less than a thousand, and what that means for you.",
    author: "Meera Kulkarni",
    tags: ["printing", "cotton"],
    cover: {
      product: "Second Week of June Oversized Tee",
      view: "detail",
      alt: "Close-up of a printed cloud",
    },
    daysAgo: 140,
  },
  {
    slug: "winter-layers",
    title: "Two tees are warmer than one: winter layers",
    summary: "How to stay warm in layers, from the skin out.",
    author: "Meera Kulkarni",
    tags: ["cotton"],
    cover: { product: "Everyday Crew Tee", alt: "A plain crew tee" },
    daysAgo: -6,
  },
  {
    slug: "monsoon-tees-draft",
    title: "Tees for the rains",
    summary: "",
    author: "Farah Qureshi",
    tags: [],
    cover: { product: "Chhatri Rain Kids Tee", alt: "A child's tee with umbrellas" },
    daysAgo: null,
  },
];
