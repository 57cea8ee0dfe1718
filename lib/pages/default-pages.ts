import type { PageKey, PageText } from "./page-key";
import { privacy } from "./privacy-text";

const about: PageText = {
  title: "About us",
  heading: "{{tagline}}",
  lead: "Cotton has travelled from India along every trade route of the old world. At {{shop_name}} we make tees from it and print our own drawings on them.",
  description: "Who we are, what our tees are made of, and why the pictures in this shop are mockups.",
  body: `## The fabric

Most of our tees are single jersey in combed cotton: 180 GSM in the regular cut, 240 GSM in the oversized one, 160 GSM for kids. We wash the fabric before we cut it, so it shrinks no more than 3 percent in the first wash. Every product page lists the material and the measurements in inches and centimetres.

## The drawings

Every print in the shop is our own artwork. Some is lettering, some is pattern, and much of it starts with things seen from a train window. We screen print it with water-based inks in small runs, so designs that don't sell don't fill a warehouse.

Custom designs from [our designer](/custom-design) are printed to order, on a film that is pressed into the fabric (DTF).

## Honest pictures

The pictures in the shop are digital mockups: we place the artwork on a drawn garment at its true size and in its true colours. Fabric and ink never look exactly as they do on a screen. If an item isn't what you expected, [return it](/refund-policy).

## The company

{{company_name}}, {{company_address}}. {{registration}}

[Shop tees](/products) · [Contact us](/contact)
`,
};

const contact: PageText = {
  title: "Contact",
  heading: "Talk to us",
  lead: "We read every message. Include your order number if you have one.",
  description: "Email, call or write to us: how to reach the people behind the shop.",
  body: `## Quick answers

- Track a parcel in [My Orders](/orders), or without an account at [Find your order](/find-order).
- [FAQ](/faq) on sizes, washing and payment.
- [Returns and refunds](/refund-policy), step by step.
`,
};

const faq: PageText = {
  title: "FAQ",
  heading: "FAQ",
  lead: "Not here? [Ask us](/contact).",
  description: "Sizes, washing, payment, delivery and returns, answered.",
  body: `## Sizes and care

### How do I find my size?

Lay a tee that fits you flat, measure it across the chest, and compare it with the size chart on the product page. Our sizes are garment measurements, not body measurements, in inches and centimetres.

### Will it shrink?

We wash the fabric before we cut it. Expect no more than 3 percent in the first wash, if you wash at 30 degrees or colder and dry in the shade.

### What does the weight of a tee mean?

Grams per square metre of fabric (GSM): 160 is light, 180 is a good everyday tee, 240 is heavy and holds its shape. [More about GSM](/blog/what-gsm-means).

### How do I wash a printed tee?

Inside out, at 30 degrees, with similar colours. Don't bleach or tumble dry, and never iron the print itself.

## Printing and custom designs

### How are the tees printed?

We screen print our own designs with water-based inks, in small runs. Custom designs, and small runs with many colours, are printed on a film and pressed into the fabric (DTF). Wash both the same way.

### Can I get my own design printed?

Yes, [in the designer](/custom-design): on the front, the back and the sleeves, with pictures, text or both. The price depends on your design. You can order just one.

### Which pictures can I use?

PNG, JPG and WebP up to 20 MB. At the printed size, 300 dots per inch is best, and 150 or more is fine. At 100 to 149 we ask you to confirm; we don't print anything lower. Lines should be at least half a millimetre wide; we don't print lines below a quarter.

## Ordering and payment

### How can I pay?

By UPI app or QR code, card or net banking through Razorpay, or cash on delivery. Your card details go only to the payment provider; we never see them.

### Do I need an account?

No. As a guest you get a link to your order, no password needed. An account keeps all your orders in one place.

### Are taxes included?

Yes. Every price includes GST, and you get an invoice with it. If your company has a GST number, enter it at checkout.

### Is cash on delivery available everywhere?

In most places. Enter your pincode on a product page, in the cart or at checkout to check. {{cash_terms}} Where it isn't available, you can pay online.

### My payment failed but money was deducted. What now?

If we received it, your order is confirmed automatically within minutes, even if you closed the page. If not, your bank refunds it, usually within 5 to 7 working days.

## Delivery and returns

### When will it arrive?

{{packing_time}} {{arrival}} Enter your pincode on a product page to see the date.

### What does delivery cost?

{{delivery_fee}}. {{free_delivery}}. One charge covers the whole order. See all rates in the [Shipping Policy](/shipping-policy).

### Where is my parcel?

On your order page: in [My Orders](/orders), or without an account at [Find your order](/find-order). We also email you the tracking number once the courier has it.

### A size is sold out. Will it come back?

Often. Leave your email address below the sizes on the product page: we'll email you once, when it's back. We print the most requested sizes first, but can't promise a date.

### Can I change or cancel an order?

You can cancel it on the order page until it goes into production, and we refund you automatically. After that you can still return it.

### What if it doesn't fit?

Open the order and return it, unworn, {{return_window}}: get another size or colour, or a refund. The courier collects it for free. See the steps in the [Refund Policy](/refund-policy).

### Can I return a custom item?

Only if the fault is ours: a wrong print, a flaw in the fabric, or a size you didn't order. [Contact us](/contact) with your order number and a picture.

### When do I get my refund?

As soon as we've received and checked the items. Your bank then needs 5 to 7 working days to show it on your card, account or UPI ID.
`,
};

const shipping: PageText = {
  title: "Shipping Policy",
  heading: "Shipping Policy",
  lead: "We deliver across India, to every pincode our couriers serve.",
  description: "What delivery costs, how long it takes, and what happens when a parcel is late.",
  body: `## What it costs

::delivery-rates

Free delivery is based on the price of your items after all discounts. One charge covers the whole order, however many items are in it. It's included in the total you see before you place the order. Nothing is added later.

## How long it takes

- {{packing_time}} The days above include this.
- Enter your pincode on a product page or in the cart to see your delivery date.
- We email you the tracking number once the courier has the parcel.

## Cash on delivery

Availability depends on your pincode: check on the product page, in the cart or at checkout. Please have the exact amount ready.

::cash-rules

## Late, lost or damaged

Is your parcel late, or did it arrive opened or wet? Email [{{email}}](mailto:shop) with the order number and, for damage, a photo. We'll send the items again or refund you. The risk is ours until the parcel is in your hands.
`,
};

const refund: PageText = {
  title: "Refund Policy",
  heading: "Refund Policy",
  lead: "Try it at home. If it's not right, exchange it or get a refund.",
  description: "Returns, exchanges, cancellations, and when you get your refund.",
  body: `## What you can return

Any item from the shop, **{{return_window}}**, unworn, unwashed and with its labels. The order page shows the last day.

You can return an item that is faulty, misprinted or not what you ordered in any state, even if you find the fault later. Email [{{email}}](mailto:shop) with your order number and a picture: we send the courier at our cost and refund the delivery charge with the price. Your legal rights don't end after these days.

Items with a custom design are made just for you. You can return them only if the fault is ours, not if you chose the wrong size or changed your mind. Email [{{email}}](mailto:shop) with your order number and a picture.

## How to return

1. Open the order: in [your orders](/orders), from the link in our emails, or by [order number](/find-order). Choose the items, and another size, another colour or a refund. You don't need to contact us unless there's a fault.
2. The courier collects the items from your delivery address. Return shipping is free; you don't need a label or a printer. Keep the items ready, with their labels.
3. If you exchange, we reserve the new size or colour right away. {{exchange_sent}} Delivery is free, too.
4. Once we've received and checked the items, we send your refund. The order page shows each step.

## When you get your refund

- **Paid online:** to the same card, account or UPI ID. Banks take 5 to 7 working days to show it.
- **Paid in cash:** to the UPI ID you enter with the return.

We refund what the items cost after discounts. We don't refund the original delivery charge or the cash on delivery fee, unless the fault is ours. Return shipping is free. The discount of a free item or a coupon is spread over all items in the offer, so each item is refunded at its share.

If an item comes back worn, washed, damaged or without its labels, we may deduct its loss in value, but never the full price. We'll explain how much and why by email and on the order page, and you can object by replying. We deduct nothing if the fault is ours.

{{rto_policy}}

## Cancelling

You can cancel an order free of charge on the order page until it goes into production. We refund you in full, automatically.

An online order that isn't paid within {{unpaid_minutes}} is cancelled automatically, and its items are released.
`,
};

const investor: PageText = {
  title: "Investors",
  heading: "Investors",
  lead: "A small company that prints its own drawings in small runs and invests in blank tees rather than finished stock.",
  description: "How the company works, and how to reach us.",
  body: `## How we work

- Every design prints on one line of blank garments, so a new drawing needs no new fabric.
- We print our own drawings in small runs and repeat them as they sell.
- Custom items are printed to order, so we hold no stock of them.
- Our own shop first: no marketplace between us and our customers.

## What's on offer

Nothing right now. {{company_name}} is privately held, its shares aren't listed, and this page is not an offer or solicitation. If that changes, we'll announce it here first.

## Contact

Send questions about the company to [{{email}}](mailto:shop).
`,
};

const terms: PageText = {
  title: "Terms of Use",
  heading: "Terms of Use",
  lead: "The rules for shopping here, in plain words. By placing an order you agree to them.",
  description: "The rules for shopping here, in plain words.",
  body: `## Who we are

This shop is run by {{company_name}}, {{company_address}}. {{registration}} You can reach us at [{{email}}](mailto:shop) and {{phone}}.

## Orders and prices

Prices are in Indian rupees and include GST. You pay the total shown on the last step of checkout. If a price changes after you add an item to your cart, we'll show you and ask again.

An order is binding once we confirm it. If an item turns out to be unavailable or a price is an obvious mistake, we'll let you know and refund what you paid.

## Delivery and returns

The [Shipping Policy](/shipping-policy) and the [Refund Policy](/refund-policy) are part of these terms.

## Artwork

The drawings in this shop belong to us. You may wear, photograph and give away what you buy; please don't copy the print.

When you ask us to print a custom design, you confirm that you hold the rights to it. We don't print anything that is illegal, hurts others or belongs to someone else, and we refund those orders.

## Reviews

Only people who bought an item here and kept it can review it, once for each item. We don't pay for reviews, and no one gets anything for a good one. Staff read each review before it's public and publish it whether it's good or bad. We only reject reviews that insult people, reveal personal data, advertise, or aren't about the item, and we tell the author why.

Each review shows the day it was written, and the day of the last edit if its author changed it. An edited review is checked again. We never edit reviews. The average includes every published review, and anyone can report one.

## If something goes wrong

We're responsible for what we sell under Indian consumer law; nothing here takes those rights away. Contact us first: we settle most issues in a day.

For a complaint, use the [contact form](/contact#grievance) or contact {{grievance_officer}}. You get a complaint number at once, an answer within 48 hours and a solution within a month. You can also call the National Consumer Helpline, [1915](https://consumerhelpline.gov.in).

Disputes go to the courts at the place of our office, or to the consumer commission of your district.
`,
};

/** The texts of the pages until staff edit them. */
export const defaultPages: Record<PageKey, PageText> = {
  about,
  contact,
  faq,
  "shipping-policy": shipping,
  "refund-policy": refund,
  investor,
  terms,
  privacy,
};
