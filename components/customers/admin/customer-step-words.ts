import type { CustomerStep } from "@/lib/customers/customer-steps";

interface StepWords {
  button: string;
  title: (name: string) => string;
  /** What will happen. */
  about: readonly string[];
  /** Asks for a sentence. */
  asks?: { label: string; missing: string };
  /** What can't be undone is typed. */
  word?: string;
  confirm: string;
  said: string;
  isDangerous?: boolean;
}

const request = {
  label: "How and when did they ask?",
  missing: "Such as: e-mail of 3 November",
};

export const stepWords: Readonly<Record<CustomerStep, StepWords>> = {
  signOut: {
    button: "Sign out everywhere",
    title: (name) => `Sign out ${name} everywhere?`,
    about: ["Every phone and computer has to sign in again. The password stays."],
    confirm: "Sign out",
    said: "Signed out everywhere",
  },
  mailPassword: {
    button: "Mail a password link",
    title: (name) => `Mail a link to ${name}?`,
    about: ["They choose a new password by the link. Nobody of the staff sees the link or the password."],
    confirm: "Mail the link",
    said: "The link is on its way",
  },
  copyData: {
    button: "Copy of their data",
    title: (name) => `Take a copy of the data of ${name}?`,
    about: [
      "Customers can take it themselves under Account, Privacy. Take it for them only when they ask in writing, from the address or phone of the account.",
      "The log says who took it and why. Send the file to that address only, then delete it.",
    ],
    asks: request,
    confirm: "Take the copy",
    said: "The copy is in your downloads",
  },
  askDeletion: {
    button: "Note a request for deletion",
    title: () => "They ask for deletion?",
    about: [
      "Notes that they asked in writing. Nothing is deleted yet: an order that is not finished, or money that is owed, comes first.",
    ],
    asks: request,
    confirm: "Note the request",
    said: "Request noted",
  },
  dropDeletion: {
    button: "Withdraw the request",
    title: () => "They changed their mind?",
    about: ["The account stays, and the request leaves the list. The log keeps both."],
    confirm: "Withdraw the request",
    said: "Request withdrawn",
  },
  deleteAccount: {
    button: "Delete account",
    title: (name) => `Delete the account of ${name}?`,
    about: [
      "Name, phone, e-mail, addresses, wishlist, notes and a block go for good.",
      "Tax law keeps orders and invoices for six years. They stay without the person, but an invoice of ₹50,000 or more keeps name and address.",
    ],
    word: "DELETE",
    confirm: "Delete for good",
    said: "Account deleted",
    isDangerous: true,
  },
  block: {
    button: "Block",
    title: (name) => `Block ${name}?`,
    about: [
      "They are signed out at once and can't sign in or order, also not as a guest with their proven phone or e-mail.",
      "Their subscription is cancelled, and later charges are refunded.",
      "Open orders stay as they are: cancel them on their own pages.",
    ],
    asks: { label: "Why? Your team reads it", missing: "Why? Your team reads it later" },
    confirm: "Block",
    said: "Blocked",
    isDangerous: true,
  },
  unblock: {
    button: "Unblock",
    title: (name) => `Unblock ${name}?`,
    about: ["They can sign in and order again. They are not told by mail."],
    asks: { label: "Why? Your team reads it", missing: "Why? Your team reads it later" },
    confirm: "Unblock",
    said: "Unblocked",
  },
};
