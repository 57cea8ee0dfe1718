/** Why a design can't be printed as it is. `words` are for its author; `fix` is what to do, null where nothing can be done. */
export interface ReasonFacts {
  label: string;
  words: string;
  fix: string | null;
}

export const refusalReasons = {
  low_resolution: {
    label: "Low resolution",
    words: "A picture has too few pixels for its size and would print blurred.",
    fix: "Make it smaller, or upload the original file.",
  },
  background: {
    label: "Background not removed",
    words: "A picture has a plain box around it, which would be printed on the tee.",
    fix: "Open the picture in the designer and remove its background.",
  },
  semi_transparency: {
    label: "Semi-transparency",
    words: "Soft shadows, glows or see-through parts print as a milky film.",
    fix: "Make these parts opaque, or remove them.",
  },
  thin_lines: {
    label: "Thin lines",
    words: "Some lines or letters are too thin to print well on fabric.",
    fix: "Make them thicker or larger.",
  },
  outside_area: {
    label: "Outside the print area",
    words: "Part of the design is outside the print area and would be cut off.",
    fix: "Move or shrink it to fit inside the dashed frame.",
  },
  copyright: {
    label: "Copyright or trademark",
    words: "It shows a brand, character or artwork that belongs to someone else.",
    fix: "Use your own artwork, or send us proof of permission from the contact page.",
  },
  real_person: {
    label: "Real person without consent",
    words: "It shows a person who may not have agreed to appear on a tee.",
    fix: "Confirm in your message that they have, or remove the picture.",
  },
  rights_unclear: {
    label: "Rights unclear",
    words: "We can't tell who owns this artwork.",
    fix: "Tell us in your message where it comes from.",
  },
  hate_violence_sexual: {
    label: "Hate, violence or sexual content",
    words: "We don't print hate, violence or sexual content.",
    fix: null,
  },
  minors: { label: "Minors", words: "We don't print designs like this that show children.", fix: null },
  religious_offence: {
    label: "Religious offence",
    words: "It may offend religious beliefs.",
    fix: "Remove the words or the symbol.",
  },
  national_flag: {
    label: "National flag",
    words: "The Flag Code of India doesn't allow the national flag on clothes like this.",
    fix: "Use the three colours in a pattern that isn't the flag.",
  },
  state_emblem: {
    label: "State or Ashoka emblem",
    words: "The Emblems and Names Act, 1950, doesn't allow state emblems on goods.",
    fix: "Remove the emblem.",
  },
  personal_data: {
    label: "Personal data",
    words: "It shows personal details, such as a phone number or address.",
    fix: "Remove them, or confirm in your message that they're yours.",
  },
  ai_look_alike: {
    label: "AI look-alike",
    words: "It's AI-generated and looks like a real person, a brand or another artist's work.",
    fix: "Generate another picture without a name in the prompt.",
  },
  other: {
    label: "Something else",
    words: "Please read the note from our team.",
    fix: null,
  },
} as const satisfies Record<string, ReasonFacts>;

export type RefusalReason = keyof typeof refusalReasons;

export const refusalReasonNames = Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]];

/** The reasons with what to do, one or two sentences each. */
export function describeReasons(reasons: readonly RefusalReason[]): string[] {
  return reasons.map((reason) => {
    const { words, fix }: ReasonFacts = refusalReasons[reason];
    return fix === null ? words : `${words} ${fix}`;
  });
}
