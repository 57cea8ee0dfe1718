import { toIndianInput } from "@/lib/indian-input";
import { type AdminSection, emptySectionTexts, type SectionTexts } from "./section";

/** A section as typed, its times in Indian time. */
export interface SectionForm extends SectionTexts {
  isHidden: boolean;
  startsAt: string;
  endsAt: string;
}

export const sectionLabels: Record<keyof SectionForm, string> = {
  title: "Heading",
  text: "Text",
  buttonLabel: "Button",
  buttonHref: "Button link",
  secondLabel: "Second button",
  secondHref: "Second button link",
  source: "Products",
  productCount: "Number of products",
  tone: "Background",
  pictureUrl: "Picture",
  pictureAlt: "Alt text",
  isHidden: "Hidden",
  startsAt: "Starts",
  endsAt: "Ends",
};

/** The initial values of a section's form; null: of a new one. */
export function toSectionForm(section: AdminSection | null): SectionForm {
  return {
    ...(section?.words ?? emptySectionTexts),
    isHidden: section?.isHidden ?? false,
    startsAt: section?.startsAt ? toIndianInput(section.startsAt) : "",
    endsAt: section?.endsAt ? toIndianInput(section.endsAt) : "",
  };
}
