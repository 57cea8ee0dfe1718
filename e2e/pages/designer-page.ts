import { expect, type Locator, type Page } from "@playwright/test";
import type { PictureFile } from "../support/picture-files";

export type Spot = { x: number; y: number };

/** The editor at /custom-design. */
export class DesignerPage {
  readonly stage: Locator;
  readonly editor: Locator;
  readonly spoken: Locator;
  /** A focus stop for each layer of the visible side. */
  readonly stops: Locator;
  /** The selected picture's print quality. */
  readonly dpi: Locator;
  readonly saveNote: Locator;
  readonly next: Locator;
  readonly printCheck: Locator;
  /** The dialog for choosing one of two versions. */
  readonly choice: Locator;
  /** On an empty tee: Text, Picture and Template. */
  readonly start: Locator;

  constructor(readonly page: Page) {
    this.editor = page.getByRole("region", { name: "Designer" });
    this.stage = page.locator("[data-part=stage]");
    this.spoken = page.locator("[data-part=spoken]");
    this.stops = page.locator("[data-layer-key]");
    this.dpi = this.stage.getByText(/^\d+ dpi, /);
    this.saveNote = page.locator("[data-part=saved]");
    this.next = this.editor.getByRole("button", { name: "Next", exact: true });
    this.choice = page.getByRole("dialog", { name: "Two versions of this design" });
    this.start = this.editor.getByRole("group", { name: "Start your design" });
    this.printCheck = this.editor.getByRole("button", { name: /^Print check/ });
  }

  /** Opens the designer with an empty tee, and waits until it handles keys. */
  async open(): Promise<void> {
    await this.page.goto("/custom-design");
    await this.isOpen();
    await expect(this.start).toBeVisible();
  }

  /** Opens it with a sun on the front. */
  async openWithSun(): Promise<void> {
    await this.open();
    const art = await this.openTool("Art");
    await art.getByRole("searchbox").fill("bindi");
    await art.getByRole("button", { name: /^Bindi sun/ }).click();
    await expect(this.page.locator("[data-part=art] [data-layer-id] path").first()).toBeAttached();
    await art.getByRole("button", { name: "Close Art" }).click();
  }

  async isOpen(): Promise<void> {
    await expect(this.saveNote).not.toContainText("Opening");
    // Keys and touches work.
    await expect(this.editor).toHaveAttribute("aria-busy", "false");
  }

  /** Screen reader text for the visible side, from the bottom layer up. */
  async layers(): Promise<string[]> {
    return this.stops.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? ""));
  }

  /** Waits until the visible side has these layers. */
  async hasLayers(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.layers()).toEqual(names);
  }

  /** Text loads after the editor: it is complete once every layer has its size. */
  async hasLetters(): Promise<void> {
    await expect.poll(async () => (await this.layers()).every((name) => / in, /.test(name))).toBe(true);
  }

  /** The focus stop of a layer, by the beginning of its name. */
  stop(name: RegExp): Locator {
    return this.stops.and(this.page.getByRole("button", { name }));
  }

  /** Selects a layer of the visible side, and presses a key. */
  async pressOn(name: RegExp, key: string): Promise<void> {
    await this.isOpen();
    await this.stop(name).first().focus();
    await this.page.keyboard.press(key);
  }

  async openTool(name: string): Promise<Locator> {
    const tool = this.tool(name);
    // A second click closes it.
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
    await this.side(side).click();
  }

  side(side: "Front" | "Back"): Locator {
    return this.editor.getByRole("button", { name: new RegExp(`^${side}(, printed)?$`) });
  }

  tool(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name, exact: true });
  }

  /** The centre of the selection, on the screen. */
  selectedSpot(): Promise<Spot> {
    return middleOf(this.page.locator("[data-part=selection]"));
  }

  /** The centre of the visible side's first layer, on the screen. */
  firstLayerSpot(): Promise<Spot> {
    return middleOf(this.page.locator("[data-part=art] [data-layer-id]").first());
  }

  /** Drags the lower right corner of the selection with the mouse, and further while it is held: 1 is half of its size again. */
  async pullCorner(
    by: number,
    held: (pullTo: (by: number) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const centre = await this.selectedSpot();
    const corner = await middleOf(this.page.locator("[data-grip='1 1']"));
    const pullTo = (far: number) =>
      this.page.mouse.move(corner.x + (corner.x - centre.x) * far, corner.y + (corner.y - centre.y) * far);
    await pullTo(0);
    await this.page.mouse.down();
    await pullTo(by);
    await held(pullTo);
    await this.page.mouse.up();
  }

  async isSaved(): Promise<void> {
    await expect(this.saveNote).toContainText("Saved");
  }

  /** Saved in the account, not only on the device. */
  async isInAccount(): Promise<void> {
    await expect(this.saveNote).toContainText(/Saved$/);
  }

  /** Advances the time after which changes are sent to the shop; needs a clock that the test has installed. */
  async sendNow(): Promise<void> {
    await this.page.clock.fastForward(5_000);
  }

  /** Clicks the button, as a person does; the file dialog is the browser's. */
  async upload(file: PictureFile): Promise<void> {
    const dialog = this.page.waitForEvent("filechooser");
    await (await this.openTool("Uploads")).getByRole("button", { name: /^Upload / }).click();
    await (await dialog).setFiles(file);
  }

  toast(words: string | RegExp): Locator {
    return this.page.locator("[data-slot=toast][data-state=open]").filter({ hasText: words });
  }
}

async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
