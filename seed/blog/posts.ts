export type SeedAuthor = { name: string; about: string };

export const AUTHORS: readonly SeedAuthor[] = [
  { name: "Meera Kulkarni", about: "Chooses the cloth, and measures every new cut before it is sold." },
  { name: "Arjun Nair", about: "Draws most of our prints, and presses the difficult ones himself." },
  { name: "Farah Qureshi", about: "Answers your mails. What is asked often becomes a post." },
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
    summary:
      "From 160 to 240: the one honest figure on a product page, and what it feels like on a day in June.",
    author: "Meera Kulkarni",
    tags: ["cotton", "sizes"],
    cover: { product: "Heavy Drop-Shoulder Tee", alt: "A heavy drop-shoulder tee, seen from the front" },
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
    summary: "Heat, friction and chemistry ruin prints. You need none of them to get a tee clean.",
    author: "Meera Kulkarni",
    tags: ["print-care"],
    cover: { product: "Side A Cassette Tee", alt: "A tee with a cassette print" },
    daysAgo: 19,
  },
  {
    slug: "how-dtf-printing-works",
    title: "How DTF printing works, from file to chest",
    summary: "Film, powder, oven, press: what happens to a drawing, and what it means for yours.",
    author: "Arjun Nair",
    tags: ["printing"],
    cover: { product: "Bagh Oversized Tee", view: "detail", alt: "Close-up of a printed tiger" },
    daysAgo: 27,
  },
  {
    slug: "draw-for-a-tee",
    title: "Draw for a tee: size, lines, colour, air",
    summary: "What looks fine on a phone can look lost on a chest. The rules we draw by.",
    author: "Arjun Nair",
    tags: ["printing", "design"],
    cover: { product: "Himalaya Lines Tee", alt: "A tee with five mountain ridges drawn in lines" },
    daysAgo: 38,
  },
  {
    slug: "one-tee-from-field-to-parcel",
    title: "One tee, from the field to the parcel",
    summary: "Four kilometres of yarn, eight pairs of hands, twelve minutes of sewing: a tee in numbers.",
    author: "Meera Kulkarni",
    tags: ["cotton"],
    cover: { product: "Kapas Market Tote", alt: "A cotton bag with the shop's flower" },
    daysAgo: 49,
  },
  {
    slug: "heavy-tees-in-the-heat",
    title: "Heavy tees in the heat: a question of air",
    summary: "Is 240 GSM too warm for May? It depends on the air, not on the thermometer.",
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
      "Group orders always go wrong in the same places. How to get them right, starting two weeks before.",
    author: "Farah Qureshi",
    tags: ["sizes", "printing"],
    cover: { product: "Gully Cricket Tee", alt: "A tee with a game of street cricket" },
    daysAgo: 74,
  },
  {
    slug: "madhubani-warli-and-us",
    title: "Warli, Madhubani, kolam: what we borrow and what we don’t",
    summary: "Some of our prints stand on old traditions. The line between a grammar and a copy.",
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
    title: "Kids’ tees that survive their kids",
    summary: "What fails first on a child’s tee, and how we sew against it.",
    author: "Meera Kulkarni",
    tags: ["sizes", "print-care"],
    cover: { product: "Haathi Parade Kids Tee", alt: "A child’s tee with a parade of elephants" },
    daysAgo: 103,
  },
  {
    slug: "gifts-without-knowing-the-size",
    title: "A tee as a gift, without knowing the size",
    summary: "The washing line, a photograph, a sibling: ways to find a size without asking.",
    author: "Farah Qureshi",
    tags: ["sizes"],
    cover: { product: "Loaf Position Tee", alt: "A tee with a cat that sits like a loaf" },
    daysAgo: 121,
  },
  {
    slug: "why-we-print-in-small-runs",
    title: "Why we print in small runs",
    summary:
      "A cheap run that no one wears is the expensive one. Forty tees at a time, and what that changes.",
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
    summary: "Warmth that can be taken off again, from the skin out.",
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
    cover: { product: "Chhatri Rain Kids Tee", alt: "A child’s tee with umbrellas" },
    daysAgo: null,
  },
];
