/** What a person reads where data is collected (DPDP Act, section 5). A changed text needs a new version, "2026-12". */
export interface CollectionNotice {
  version: string;
  text: string;
}

const adult = "You confirm that you're 18 or older.";

export const accountNotice: CollectionNotice = {
  version: "2026-12",
  text: `We use your name, email and phone for your account and orders. ${adult}`,
};

export const checkoutNotice: CollectionNotice = {
  version: "2026-12",
  text: `We use your name, contact details and address to deliver this order and for its invoice. ${adult}`,
};

/** Also the consent to marketing, so it is only for adults. */
export const leadNotice: CollectionNotice = {
  version: "2026-12",
  text: "We'll email you your code, and offers from time to time. Unsubscribe with one tap in any email.",
};

export const contactNotice: CollectionNotice = {
  version: "2027-01",
  text: "We use your name, email, phone and message to answer you.",
};

export const groupNotice: CollectionNotice = {
  version: "2027-01",
  text: "We print the text you enter, which everyone in the group sees. We use your email for one reminder.",
};

export const uploadNotice: CollectionNotice = {
  version: "2026-12",
  text: "We store your pictures to show and print your design. Don't upload pictures of people without their consent.",
};

export const reviewNotice: CollectionNotice = {
  version: "2026-12",
  text: "We publish your review and photos with your first name.",
};

export const requestNotice: CollectionNotice = {
  version: "2026-12",
  text: "We use your name, email and request to check that the address is yours, and to answer you.",
};

/** The name of the field with the version that was shown. */
export const noticeField = "notice";

/** The error of a field with another version: the current notice, for the form to show. */
export function writeChangedNotice({ version, text }: CollectionNotice): string {
  return `${version} ${text}`;
}

/** The notice in such an error; null for none. */
export function readChangedNotice(error: string | undefined): CollectionNotice | null {
  const [, version, text] = /^(20\d\d-[01]\d) (.+)$/s.exec(error ?? "") ?? [];
  return version && text ? { version, text } : null;
}

/** Above a notice that has changed since the page was opened. */
export const changedNoticeMessage =
  "Our privacy notice has changed. Nothing was saved. Read it, then send again.";

/** Required where someone agrees to marketing. */
export const adultField = "isAdult";
export const adultLabel = "I'm 18 or older";
export const adultProblem = "Offers are only for people aged 18 or older.";
