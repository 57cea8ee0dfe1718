import { expect, type Locator, type Page } from "@playwright/test";

export type Spot = { x: number; y: number };

/** The editor at /custom-design. */
export class DesignerPage {
  readonly stage: Locator;
  readonly editor: Locator;
  readonly spoken: Locator;

  constructor(readonly page: Page) {
    this.editor = page.getByRole("region", { name: "Designer" });
    this.stage = page.locator("[data-part=stage]");
    this.spoken = page.locator("[data-part=spoken]");
  }

  /** Open, alive, and with the design that waits for everybody. */
  async open(query = ""): Promise<void> {
    await this.page.goto(`/custom-design${query}`);
    await expect(this.page.locator("[data-part=art] [data-layer-id] path").first()).toBeAttached();
    await expect(this.page.locator("[data-part=saved]")).not.toContainText("Opening");
  }

  /** What readers of screens hear of the side that is seen, from the bottom up. */
  async layers(): Promise<string[]> {
    const stops = this.page.locator("[data-layer-key]");
    return stops.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? ""));
  }

  /** The focus stop of a layer by the beginning of its name. */
  stop(name: RegExp): Locator {
    return this.page.locator("[data-layer-key]").and(this.page.getByRole("button", { name }));
  }

  async openTool(name: string): Promise<Locator> {
    const tool = this.page
      .getByRole("navigation", { name: "Tools" })
      .getByRole("button", { name, exact: true });
    // A second press closes it.
    if ((await tool.getAttribute("aria-pressed")) !== "true") await tool.click();
    return this.panel(name);
  }

  panel(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  undo(): Locator {
    return this.editor.getByRole("button", { name: /^Undo/ });
  }

  async show(side: "Front" | "Back"): Promise<void> {
    await this.editor.getByRole("button", { name: new RegExp(`^${side}(, printed)?$`) }).click();
  }

  /** The middle of what is selected, on the screen. */
  async selectedSpot(): Promise<Spot> {
    const box = await this.page.locator("[data-part=selection]").boundingBox();
    if (!box) throw new Error("nothing is selected");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async isKept(): Promise<void> {
    await expect(this.page.locator("[data-part=saved]")).toContainText("Saved");
  }
}
