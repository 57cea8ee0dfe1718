import type { PageKey, PageText } from "./page-key";
import { privacy } from "./privacy-text";

const about: PageText = {
  title: "About us",
  heading: "{{tagline}}",
  lead: "Cotton has travelled from India along every trade route of the old world. At {{shop_name}} we make tees from it, and print on them what we draw.",
  description: "Who we are, what our tees are made of, and why the pictures in this shop are mockups.",
  body: `## The cloth

Most of our tees are single jersey in combed cotton: 180 gsm in the regular cut, 240 gsm in the oversized one, 160 gsm for kids. The cloth is washed before it is cut, so that a first wash takes no more than 3 percent. The page of each piece says what it is made of, with measurements in inches and centimetres.

## The drawings

Every print in the shop is our own artwork. Some is lettering, some is pattern, much of it begins with things one sees from a train window. We screen print them with water-based inks, in small runs, so a design that does not sell does not fill a warehouse.

What you draw yourself, [in our designer](/custom-design), is printed after your order, on a film that is pressed into the cloth (DTF).

## Honest pictures

The pictures in the shop are digital mockups: the artwork is placed on a drawn garment at its true size and in its true colours. Cloth and ink are never exactly what a screen shows. If a piece differs from what you expected, [send it back](/refund-policy).

## The company

{{company_name}}, {{company_address}}

[See the tees](/products) · [Talk to us](/contact)
`,
};

const contact: PageText = {
  title: "Contact",
  heading: "Talk to us",
  lead: "A person reads every message. Include your order number if you have one.",
  description: "Write, call or send a letter: how to reach the people behind the shop.",
  body: `## Often quicker

- [My Orders](/orders) shows where a parcel is; without an account, [Find your order](/find-order) does.
- [Questions and answers](/faq) on sizes, washing and payment.
- [Returns and refunds](/refund-policy), step by step.
`,
};

const faq: PageText = {
  title: "Questions and answers",
  heading: "Questions and answers",
  lead: "Not here? [Ask us](/contact).",
  description: "Sizes, washing, payment, delivery and returns, answered.",
  body: `## Sizes and care

### How do I find my size?

Lay a tee that fits you flat, measure it across the chest, and compare it with the size chart on the product page. Our numbers are measured on the garment, in inches and centimetres, not on the body.

### Will it shrink?

The cloth is washed before it is cut. Expect no more than 3 percent in the first wash, if you wash it at 30 degrees or colder and dry it in the shade.

### What does the weight of a tee mean?

Grams for each square metre of its cloth: 160 is light, 180 is the usual good tee, 240 is heavy and keeps its shape. [More about it](/blog/what-gsm-means).

### How do I wash a printed tee?

Inside out, at 30 degrees, with like colours. No bleach, no tumble dryer, and never iron the print itself.

## Printing and your own design

### How are the tees printed?

Our own designs are screen printed with water-based inks, in small runs. Pieces with a design of your own, and small runs with many colours, are printed on a film and pressed into the cloth (DTF). Both are washed the same way.

### Can I have my own design printed?

Yes, [in the designer](/custom-design): on the front, the back and the sleeves, with pictures, text or both. The price follows what you draw. One piece is enough.

### Which pictures can I use?

PNG, JPG and WebP of up to 20 MB. 300 dots per inch at the printed size are best, and 150 or more are fine. With 100 to 149 you tick that you want it all the same; fewer are not printed. Lines should be half a millimetre wide; those below a quarter are not printed.

## Ordering and payment

### How can I pay?

By UPI, card or net banking through Razorpay, or in cash when the parcel arrives. Card details go to the payment company only; we never see them.

### Do I need an account?

No. A guest gets a link to the order, which needs no password. An account keeps your orders in one place.

### Are taxes included?

Yes. Every price includes GST, and you get an invoice with it. If your company has a GST number, type it at the checkout.

### Is cash on delivery available everywhere?

In most places. Type your pincode on a product’s page, in the cart or at checkout, and you see at once. {{cash_terms}} Where it is not possible, you can pay online.

### My payment failed but money has left my account. What now?

If the money reached us, your order is confirmed automatically within minutes, even if you closed the page. If it did not, your bank refunds it, usually within 5 to 7 working days.

## Delivery and returns

### When will it arrive?

{{packing_time}} {{arrival}} Type your pincode on a product’s page to see the day.

### What does delivery cost?

{{delivery_fee}}. {{free_delivery}}. One charge covers the whole order. The [shipping policy](/shipping-policy) has the rates of all places.

### Where is my parcel?

On the page of your order: under [My Orders](/orders), or without an account at [Find your order](/find-order). When the courier has it, you also get the tracking number by email.

### A size is sold out. Will it come back?

Often. Below the sizes on the product’s page, leave your email address: we’ll write once, when it’s back. We print the sizes that people asked for first, but can’t promise a day.

### Can I change or cancel an order?

Until it goes into production you can cancel it on its page, and what you paid is refunded automatically. After that you can still return it.

### What if it does not fit?

Open the order and send it back, unworn, {{return_window}}: take another size or colour, or your money. The courier collects it, and you pay nothing for the way back. The [refund policy](/refund-policy) has the steps.

### Can I return a piece with my own design?

Only when the fault is ours: a wrong print, a flaw in the cloth, another size than you ordered. [Write to us](/contact) with the order’s number and a picture.

### When do I get my refund?

As soon as the pieces are here and in order. Your bank then needs 5 to 7 working days to show it on your card, account or UPI address.
`,
};

const shipping: PageText = {
  title: "Shipping Policy",
  heading: "Shipping Policy",
  lead: "We deliver within India, to every pincode that our couriers serve.",
  description: "What delivery costs, how long it takes, and what happens when a parcel is late.",
  body: `## What it costs

::delivery-rates

For free delivery, the price of the goods after all discounts counts. One charge covers the whole order, however many pieces are in it. It is part of the total that you see before you place the order. Nothing is added afterwards.

## How long it takes

- {{packing_time}} The days above include that.
- Type your pincode on a product’s page or in the cart to see the day for your place.
- We send the tracking number by email when the courier has the parcel.

## Cash on delivery

Whether it is possible depends on the pincode; the product’s page, the cart and the checkout tell you. Please have the exact amount ready.

::cash-rules

## Late, lost or damaged

Is a parcel late, or did it arrive opened or wet? Write to [{{email}}](mailto:shop) with the order number and, for damage, a photograph. We send the pieces again or return the money. The risk is ours until the parcel is in your hands.
`,
};

const refund: PageText = {
  title: "Refund Policy",
  heading: "Refund Policy",
  lead: "Try it at home. If it is not right, take another size or your money back.",
  description: "Returns, exchanges of size, cancelling, and when the money is back.",
  body: `## What can come back

Any piece from the shop, **{{return_window}}**, unworn, unwashed and with its labels. The order’s page shows the last day.

A piece that is faulty, misprinted or not what you ordered can come back in any state, also when you find the fault later. Write to [{{email}}](mailto:shop) with the order’s number and a picture: we send the courier at our cost, and the delivery charge goes back with the price. Your legal rights do not end with these days.

Pieces printed with a design of your own are made for you alone. They come back only when the fault is ours, not when the size or the idea was wrong. Write to [{{email}}](mailto:shop) with the order’s number and a picture.

## How

1. Open the order: among [your orders](/orders), by the link in our emails, or by [its number](/find-order). Choose the pieces, and whether you want another size, another colour or your money. Unless there is a fault, you need not write to us.
2. The courier collects the pieces where the parcel was delivered. We pay for the way back; you need no label and no printer. Keep the pieces ready, with their labels.
3. Another size or colour is put aside for you at once. {{exchange_sent}} We pay for its way to you, too.
4. When the pieces have arrived and are in order, we send the money. The order’s page shows each step.

## When the money is back

- **Paid online:** to the same card, account or UPI address. Banks take 5 to 7 working days to show it.
- **Paid in cash:** to the UPI address that you give with the return.

A return gives back what the pieces cost after discounts. We keep what the first delivery cost, and the fee for cash on delivery, unless the fault is ours. The way back costs you nothing. The discount of a free piece or a coupon is spread over all pieces of its offer, so each piece gives back its share.

When an item comes back worn, washed, damaged or without its labels, we may deduct what it has lost in value, never its whole price. You read how much and why in an email and on the order’s page, and can object by replying. Nothing is deducted when the fault is ours.

{{rto_policy}}

## Cancelling

Until an order goes into production you can cancel it on its page, at no cost. What you paid goes back in full, automatically.

An online order that is not paid within {{unpaid_minutes}} is cancelled automatically, and its pieces go back on the shelf.
`,
};

const investor: PageText = {
  title: "Investors",
  heading: "Investors",
  lead: "A small company that prints its drawings in small runs, and keeps its money in blank tees rather than in finished stock.",
  description: "How the company works, and whom to write to.",
  body: `## How we work

- One line of blank garments carries every design, so a new drawing needs no new cloth.
- Small print runs of our own drawings, repeated as they sell.
- Pieces that customers design are printed when they are ordered; nothing of them lies in stock.
- Our own shop first: no marketplace stands between us and the people who wear the tees.

## What is on offer

Nothing at present. {{company_name}} is privately held, its shares are not listed, and this page is no offer or solicitation. When that changes, this page will say so first.

## Write to us

Questions about the company go to [{{email}}](mailto:shop).
`,
};

const terms: PageText = {
  title: "Terms of Use",
  heading: "Terms of Use",
  lead: "The rules of buying here, in plain words. By placing an order you agree to them.",
  description: "The rules of buying here, in plain words.",
  body: `## Who we are

This shop is run by {{company_name}}, {{company_address}}. You reach us at [{{email}}](mailto:shop) and {{phone}}.

## Orders and prices

Prices are in Indian rupees and include GST. What you see on the last step of checkout is what you pay; if a price has changed since you put a piece into the cart, we say so and ask again.

An order is binding when we confirm it. Should a piece turn out to be unavailable, or a price to be an obvious mistake, we tell you, and return what you paid.

## Delivery and returns

The [Shipping Policy](/shipping-policy) and the [Refund Policy](/refund-policy) are part of these terms.

## Artwork

The drawings in this shop belong to us. You may wear, photograph and give away what you buy; please don't copy the print.

When you ask us to print a design of yours, you say that you hold the rights to it. We don't print what breaks the law, hurts others or belongs to somebody else, and return the money for it.

## If something goes wrong

We answer for what we sell under Indian consumer law; nothing here takes those rights away. Write to us first: most things are settled in a day. Disputes go to the courts at the place of our office, or to the consumer commission of your district.
`,
};

/** What the pages say until somebody edits them. */
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
