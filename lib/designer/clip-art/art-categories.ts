/** The categories of the clip-art picker, in order. */
export const artCategories = [
  { id: "motifs", name: { en: "Indian motifs", hi: "भारतीय रूपांकन" } },
  { id: "animals", name: { en: "Animals", hi: "जानवर" } },
  { id: "street", name: { en: "Street and home", hi: "गली और घर" } },
  { id: "food", name: { en: "Food", hi: "खाना" } },
  { id: "nature", name: { en: "Nature and places", hi: "प्रकृति और जगहें" } },
  { id: "sport", name: { en: "Sport", hi: "खेल" } },
  { id: "music", name: { en: "Music", hi: "संगीत" } },
  { id: "celebration", name: { en: "Celebration", hi: "जश्न" } },
  { id: "love", name: { en: "Love", hi: "प्यार" } },
  { id: "team", name: { en: "College and team", hi: "कॉलेज और टीम" } },
  { id: "badges", name: { en: "Badges and frames", hi: "बैज और फ़्रेम" } },
  { id: "marks", name: { en: "Arrows and bubbles", hi: "तीर और बुलबुले" } },
  { id: "faces", name: { en: "Faces", hi: "चेहरे" } },
] as const;

export type ArtCategory = (typeof artCategories)[number]["id"];
