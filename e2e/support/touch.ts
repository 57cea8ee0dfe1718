import type { CDPSession, Page } from "@playwright/test";
import type { Spot } from "../pages/designer-page";

/** Touches with several fingers; Playwright itself only taps with one. */
export class Touch {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  /** Moves one finger through all points. */
  async drag(from: Spot, ...through: readonly Spot[]): Promise<void> {
    await this.send("touchStart", [from]);
    for (const spot of through) await this.send("touchMove", [spot]);
    await this.send("touchEnd", []);
  }

  /** Puts two fingers at the left and the right of a point, this many px from it; they stay until they are lifted. */
  async pinch(middle: Spot, ...apart: readonly number[]): Promise<void> {
    const [first = [], ...rest] = apart.map((px) => beside(middle, px));
    await this.send("touchStart", first.slice(0, 1));
    await this.send("touchStart", first);
    for (const spots of rest) await this.send("touchMove", spots);
  }

  async lift(): Promise<void> {
    await this.send("touchEnd", []);
  }

  private async send(type: "touchStart" | "touchMove" | "touchEnd", spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

const beside = ({ x, y }: Spot, px: number): Spot[] => [
  { x: x - px, y },
  { x: x + px, y },
];
