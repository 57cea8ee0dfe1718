import type { PageText } from "./page-key";

/** The privacy policy until staff edit it. */
export const privacy: PageText = {
  title: "Privacy Policy",
  heading: "Privacy Policy",
  lead: "What data we store about you, why, and for how long. We don't sell any of it.",
  description: "What data we store about you, why, and for how long.",
  body: `## What we store

- **With an order:** name, email address, phone number, delivery address and what you bought. We need it to deliver, and the law requires us to keep invoices for eight years.
- **With an account:** name, email address and phone number, until you close it.
- **When you use a friend's link:** that your order came through it, and for 90 days a scrambled ID of your browser, network and address, so people can't earn by inviting themselves.
- **When you write to us:** your name, your email address, the phone number you gave for a quote and what you wrote, until {{message_years}} after it's settled, or until you close your account.
- **When you sign up for a code:** your email address, a phone number if you give one, what you agreed to and when, the page or campaign you came from, and a shortened network address. {{subscriber_years}} unless you order, or until you ask us to delete it. You can unsubscribe in every such email.
- **In your browser:** the cart with its coupon, the pincode you entered, what you typed at checkout or in a message to us, the items you viewed last, your answers in the size finder, and the pages you opened, so they also open without a connection. They stay on your device; we receive the cart and pincode when something is priced or ordered.

## Cookies

None of them identifies you while you browse. These are all of our own cookies:

- **When we offer you a code:** one word, not unique to you, that records whether we show you the offer, so we can measure whether it works, {{popup_days}}; and that you saw it, until you close the browser, or {{subscriber_days}} if you signed up.
- **When you go to checkout:** a random ID for your browser, so no one else can access your cart and your order; {{browser_days}}.
- **When you log in:** what keeps you logged in, until you log out or for {{session_days}} without a visit; and a marker that you've logged in here before, so a stranger guessing passwords can't lock you out, {{device_days}}.
- **When you open a friend's link:** which link it was, so your friend gets their reward; {{referral_days}}.
- **When you answer the privacy question:** what you allowed and refused, with the time and a random ID of your browser; {{consent_days}}. We keep the same record as proof, without your name or address, for a year longer.
- **Temporarily:** that a code is on its way to you, that you opened a password reset link, or a message for the next page; a day at most.

## Third-party services you can allow

{{outside_services}} None of them loads before you allow it. You choose once, and can change it any time under “Privacy choices” at the bottom of every page. If your browser sends Global Privacy Control, we treat that as a no. Services you allow may set their own cookies.

## Who else sees it

- The courier: name, address and phone number.
- Razorpay, for online payments: what is needed to pay. Card details never reach our servers.
- The AI art service, if you use it: the description you type, without your name.
- Our error reporting service, if we use one: what broke and on which page, without your name, your address or what you typed. We ask before we record a visit.
- Our hosting and database providers, who work on our instructions.

## Your rights

Under the Digital Personal Data Protection Act, 2023, you can ask what data we hold, have it corrected, or have it deleted unless the law requires us to keep it. [Ask for it here](/privacy-request), or in your account, where you can also name a nominee. Email [{{email}}](mailto:shop). For a complaint about your data, contact {{grievance_officer}}.
`,
};
