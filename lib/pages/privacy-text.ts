import type { PageText } from "./page-key";

/** The privacy policy until somebody edits it. */
export const privacy: PageText = {
  title: "Privacy Policy",
  heading: "Privacy Policy",
  lead: "What we keep about you, why, and for how long. We sell none of it.",
  description: "What we keep about you, why, and for how long.",
  body: `## What we keep

- **With an order:** name, email address, phone number, delivery address and what you bought. We need it to deliver, and the law makes us keep invoices for eight years.
- **With an account:** name, email address and phone number, until you close it.
- **When you come by a friend's link:** that your order came through it, and for 90 days a scrambled name of your browser, your network and your door, so that nobody earns by inviting themselves.
- **When you write to us:** your name, your email address and what you wrote, until {{message_years}} after it is settled, or until you close your account.
- **When you leave your address for a code:** your email address, a phone number if you give one, what you agreed to and when, the page or campaign that you came by, and a shortened network address. {{subscriber_years}} unless you order, or until you ask us to delete it. Every such mail has a link that stops them.
- **In your browser:** the cart with its coupon, the pincode you asked about, what you typed at the checkout or in a message to us, and the pieces you looked at last. They stay on your device; cart and pincode reach us when something is priced or ordered.

## Cookies

None tells you from somebody else while you look around. These are all the cookies of this shop itself:

- **When we offer you a code:** one word that says whether we ask you or not, the same for everybody, so that we see whether the offer is any good, {{popup_days}}; and that you were asked, until you close the browser, or {{subscriber_days}} when you left an address.
- **When you go to the checkout:** a random name for your browser, so that nobody else reaches your basket and your order; {{browser_days}}.
- **When you sign in:** what keeps you signed in, until you sign out or for {{session_days}} without a visit; and a mark that you signed in here before, so that a stranger who guesses passwords can't lock you out, {{device_days}}.
- **When you open a friend's link:** which link it was, so that your friend gets their reward; {{referral_days}}.
- **When you answer the privacy question:** what you allowed and refused, with the time and a random name of your browser; {{consent_days}}. We keep the same as proof, without your name or address, for a year longer.
- **For a moment:** that a code is on its way to you, that you followed a link to a new password, or what to say on the next page; a day at most.

## Services of others that you can allow

{{outside_services}} Nothing of them loads before you say yes. You answer once, and change it at any time under “Privacy choices” at the end of every page. A browser that sends Global Privacy Control has said no for you. A service that you allow may set cookies of its own.

## Who else sees it

- The courier: name, address and phone number.
- Razorpay, for online payments: what is needed to pay. Card details never reach our servers.
- The service that draws AI art, when you ask for some: the words that you type for it, without your name.
- The service that tells us of faults of this site, where we use one: what broke and on which page, without your name, your address or what you typed. Recordings of a visit are asked about first.
- Our hosting and database providers, who work on our instructions.

## Your rights

You can ask what we hold, have it corrected, or have it deleted where no law makes us keep it, under the Digital Personal Data Protection Act, 2023. Write to [{{email}}](mailto:shop); that is also the address for complaints.
`,
};
