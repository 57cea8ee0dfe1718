/** How a picture ended that is not there, in words: what happened, and what to do. */
const ends: Record<string, { title: string; advice: string }> = {
  down: { title: "The drawing service did not answer.", advice: "Try again in a few minutes." },
  busy: { title: "The drawing service is busy.", advice: "Try again in a minute." },
  too_slow: { title: "The drawing service took too long.", advice: "Try again, or with a simpler picture." },
  garbled: { title: "What came back was no picture that can be printed.", advice: "Try again." },
  misconfigured: {
    title: "AI art does not work in this shop right now.",
    advice: "Please use a drawing or a picture of your own in the meantime.",
  },
  off: { title: "AI art was switched off while you waited.", advice: "Please come back later." },
  lost: { title: "The drawing was interrupted.", advice: "Try again." },
  not_stored: {
    title: "Your picture was drawn, but we couldn't save it.",
    advice: "Try again in a few minutes.",
  },
  no_room: {
    title: "There is no room for more pictures.",
    advice: "Pictures that no design shows go 40 days after you last opened them.",
  },
  by_provider: {
    title: "The drawing service refused these words.",
    advice: "Say it in another way, or choose another subject.",
  },
  by_words: { title: "These words can't be drawn here.", advice: "Choose another subject." },
  by_picture: {
    title: "The picture came out in a way that we don't print.",
    advice: "Say it in another way.",
  },
};

const unknown = { title: "The picture could not be drawn.", advice: "Try again." };

/** A picture that was refused after it was drawn has cost its credit. */
export const describeCredit = (code: string | null): string =>
  code === "by_picture" ? "It used one credit." : "Your credit is back.";

export function tellArtEnd(code: string | null): { title: string; advice: string } {
  return (code === null ? undefined : ends[code]) ?? unknown;
}

export type ArtFailure =
  | "down"
  | "busy"
  | "too_slow"
  | "garbled"
  | "misconfigured"
  | "off"
  | "lost"
  | "not_stored"
  | "no_room";
export type ArtRefusal = "by_provider" | "by_words" | "by_picture";
