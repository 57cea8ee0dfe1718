/** The text for a picture that was not made: what happened, and what to do. */
const ends: Record<string, { title: string; advice: string }> = {
  down: { title: "The AI service didn't respond.", advice: "Try again in a few minutes." },
  busy: { title: "The AI service is busy.", advice: "Try again in a minute." },
  too_slow: { title: "The AI service took too long.", advice: "Try again, or describe a simpler picture." },
  garbled: { title: "The AI service sent a picture we can't print.", advice: "Try again." },
  misconfigured: {
    title: "AI art isn't available right now.",
    advice: "Use our art or your own picture for now.",
  },
  off: { title: "AI art was turned off while you waited.", advice: "Please try again later." },
  lost: { title: "Generating your picture was interrupted.", advice: "Try again." },
  not_stored: {
    title: "We generated your picture but couldn't save it.",
    advice: "Try again in a few minutes.",
  },
  no_room: {
    title: "You've run out of space for pictures.",
    advice: "Pictures not used in a design are deleted 40 days after you last opened them.",
  },
  by_provider: {
    title: "The AI service refused this description.",
    advice: "Describe it differently, or choose another subject.",
  },
  by_words: { title: "We can't draw this description.", advice: "Choose another subject." },
  by_picture: {
    title: "We can't print the picture that was generated.",
    advice: "Describe it differently.",
  },
};

const unknown = { title: "We couldn't generate this picture.", advice: "Try again." };

/** A picture that was refused after drawing has cost its credit. */
export const describeCredit = (code: string | null): string =>
  code === "by_picture" ? "It used one credit." : "Your credit was returned.";

export function explainArtFailure(code: string | null): { title: string; advice: string } {
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
