import type { Page } from "@playwright/test";
import type { Buyer } from "../support/buyer";
import type { Tee } from "../support/tees";
import { CartPage } from "./cart-page";
import { CheckoutPage } from "./checkout-page";
import { HomePage } from "./home-page";
import { ListPage } from "./list-page";
import { ProductPage } from "./product-page";
import { RazorpayWindow } from "./razorpay-window";
import { SiteFrame } from "./site-frame";
import { SuccessPage } from "./success-page";

/** One tab of the shop, with the page objects that a visitor's test needs. */
export class Shop {
  readonly frame: SiteFrame;
  readonly home: HomePage;
  readonly list: ListPage;
  readonly product: ProductPage;
  readonly cart: CartPage;
  readonly checkout: CheckoutPage;
  readonly razorpay: RazorpayWindow;
  readonly success: SuccessPage;

  constructor(readonly page: Page) {
    this.frame = new SiteFrame(page);
    this.home = new HomePage(page);
    this.list = new ListPage(page);
    this.product = new ProductPage(page);
    this.cart = new CartPage(page);
    this.razorpay = new RazorpayWindow(page);
    this.checkout = new CheckoutPage(page, this.razorpay);
    this.success = new SuccessPage(page);
  }

  /** Adds one item to the cart and fills in the whole checkout form. */
  async reachCheckout(tee: Tee, buyer: Buyer): Promise<void> {
    await this.cart.fillWith(tee);
    await this.cart.checkout();
    await this.checkout.fill(buyer);
  }
}
