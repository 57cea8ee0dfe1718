interface SeedMessage {
  hoursAgo: number;
  name: string;
  email: string;
  topic: "order" | "return" | "design" | "bulk" | "press" | "complaint" | "other";
  body: string;
  /** Of a quote request. */
  quote?: { quantity: number; daysLeft: number; phone: string };
  state: "open" | "answered" | "done" | "spam";
  reply?: string;
}

/** What visitors wrote on the contact page. */
export const MESSAGES: readonly SeedMessage[] = [
  {
    hoursAgo: 3,
    name: "Nandini Rao",
    email: "nandini.rao@example.com",
    topic: "bulk",
    quote: { quantity: 40, daysLeft: 40, phone: "+919820011444" },
    body: "The tees are for our college theatre group, in black, sizes S to XL.\n\nCan you print the names on the back? And is there a bulk price?",
    state: "open",
  },
  {
    hoursAgo: 9,
    name: "Imran Sheikh",
    email: "imran.sheikh@example.com",
    topic: "order",
    body: "The tracking page has said the same thing for two days. Is the parcel lost?",
    state: "open",
  },
  {
    hoursAgo: 26,
    name: "Latha Krishnan",
    email: "latha.k@example.com",
    topic: "design",
    body: "Can I upload a photo for the front, or does it have to be a drawing? My file is 6000 pixels wide.",
    state: "answered",
    reply:
      "A photo is fine, and 6000 pixels is more than enough.\n\nVery dark parts print a little lighter on black fabric, so brighten the shadows if you can.",
  },
  {
    hoursAgo: 40,
    name: "Devika Menon",
    email: "devika.menon@example.com",
    topic: "complaint",
    body: "I returned a tee three weeks ago and still have no refund. No one has answered my two emails.",
    state: "open",
  },
  {
    hoursAgo: 300,
    name: "Joseph Mathew",
    email: "joseph.mathew@example.com",
    topic: "complaint",
    body: "The print on my tee cracked after the second wash, and you replied that I washed it too hot.",
    state: "answered",
    reply:
      "We're sorry, that shouldn't happen. The courier will collect the tee tomorrow, and your refund is on its way.",
  },
  {
    hoursAgo: 50,
    name: "SEO Growth Partners",
    email: "offers@example.net",
    topic: "other",
    body: "Dear sir, we can bring your website to the first page in 7 days. Reply YES for a free audit.",
    state: "spam",
  },
  {
    hoursAgo: 75,
    name: "Farhan Ali",
    email: "farhan.ali@example.com",
    topic: "return",
    body: "The new size fits. Please ignore yesterday's question, and thank you.",
    state: "done",
  },
  {
    hoursAgo: 120,
    name: "Meghna Dutta",
    email: "meghna.dutta@example.com",
    topic: "press",
    body: "I write about small Indian makers for a weekly newsletter. Can I visit the workshop, and could someone show me how you print?",
    state: "answered",
    reply:
      "We'd love that. Any weekday after 2 pm works for us. Let me know which day suits you, and I'll show you around.",
  },
];
