import { toIndianInput } from "@/lib/indian-input";
import { type DeskSection, noWords, type SectionWords } from "./section";

/** A section as it is typed, its times in Indian time. */
export interface SectionForm extends SectionWords {
  isHidden: boolean;
  startsAt: string;
  endsAt: string;
}

export const sectionLabels: Record<keyof SectionForm, string> = {
  title: "Heading",
  text: "Text",
  buttonLabel: "Button",
  buttonHref: "It leads to",
  secondLabel: "Second button",
  secondHref: "The second leads to",
  source: "Products",
  pieces: "How many",
  tone: "Ground",
  pictureUrl: "Picture",
  pictureAlt: "What the picture shows",
  isHidden: "Hidden",
  startsAt: "From",
  endsAt: "Until",
};

/** What the form of a section begins with; null: of a new one. */
export function toSectionForm(section: DeskSection | null): SectionForm {
  return {
    ...(section?.words ?? noWords),
    isHidden: section?.isHidden ?? false,
    startsAt: section?.startsAt ? toIndianInput(section.startsAt) : "",
    endsAt: section?.endsAt ? toIndianInput(section.endsAt) : "",
  };
}
