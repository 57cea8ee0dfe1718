/** Why a design is not printed as it is. `words` are for its maker; `fix` says what to do, null where there is nothing to be done. */
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
    fix: "Make these parts opaque, or take them out.",
  },
  thin_lines: {
    label: "Thin lines",
    words: "Some lines or letters are too thin to hold on cloth.",
    fix: "Make them thicker or larger.",
  },
  outside_area: {
    label: "Outside the print area",
    words: "Part of the design lies outside what can be printed and would be cut off.",
    fix: "Move or shrink it until it lies within the dashed frame.",
  },
  copyright: {
    label: "Copyright or trademark",
    words: "It shows a brand, a character or artwork that belongs to somebody else.",
    fix: "Use your own artwork, or send us the permission by the contact page.",
  },
  real_person: {
    label: "Real person without consent",
    words: "It shows a person who may not have agreed to be on a tee.",
    fix: "Tell us in your message that they have, or take the picture out.",
  },
  rights_unclear: {
    label: "Rights unclear",
    words: "We can't tell whose artwork this is.",
    fix: "Tell us in your message where it comes from.",
  },
  hate_violence_sexual: {
    label: "Hate, violence or sexual content",
    words: "We don't print hate, violence or sexual content.",
    fix: null,
  },
  minors: { label: "Minors", words: "We don't print this with children in it.", fix: null },
  religious_offence: {
    label: "Religious offence",
    words: "It may hurt what people of a religion hold sacred.",
    fix: "Take the words or the symbol out.",
  },
  national_flag: {
    label: "National flag",
    words: "The Flag Code of India does not allow the national flag to be printed on clothes like this.",
    fix: "Use the three colours in a pattern that is not the flag.",
  },
  state_emblem: {
    label: "State or Ashoka emblem",
    words: "The Emblems and Names Act, 1950, does not allow state emblems on goods.",
    fix: "Take the emblem out.",
  },
  personal_data: {
    label: "Personal data",
    words: "It shows somebody's phone number, address or the like.",
    fix: "Take it out, or tell us that it is yours.",
  },
  ai_look_alike: {
    label: "AI look-alike",
    words: "It is made by AI and looks like a real person, a brand or another artist's work.",
    fix: "Make another picture, without a name in what you ask for.",
  },
  other: {
    label: "Something else",
    words: "Please read our note.",
    fix: null,
  },
} as const satisfies Record<string, ReasonFacts>;

export type RefusalReason = keyof typeof refusalReasons;

export const refusalReasonNames = Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]];

/** The reasons with what to do, a sentence or two for each. */
export function tellReasons(reasons: readonly RefusalReason[]): string[] {
  return reasons.map((reason) => {
    const { words, fix }: ReasonFacts = refusalReasons[reason];
    return fix === null ? words : `${words} ${fix}`;
  });
}
