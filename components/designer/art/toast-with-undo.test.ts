import { getToast, toast } from "@/components/ui/toast-store";
import type { DesignDocument } from "@/lib/designer/document";
import { startEditing } from "@/lib/designer/editor/history";
import { createDesigner } from "../create-designer";
import { toastWithUndo } from "./toast-with-undo";

const design = (colour: string): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour,
  views: { front: [], back: [], left: [], right: [] },
});

function designerWithTemplate() {
  const designer = createDesigner({
    shop: { blanks: [], colours: [], prices: { bands: [], breaks: [] }, discountPercent: 0 },
    hasAiArt: false,
  });
  designer.editing.set(startEditing(design("white")));
  designer.commit(design("maroon"), { label: "Template Diwali" });
  toastWithUndo(designer, "Now on the tee: Diwali", "It took the place of what was there.");
  return designer;
}

describe("a toast that offers Undo", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("Undo restores the previous document", () => {
    const { editing } = designerWithTemplate();
    const action = getToast()?.action;
    if (!action || !("onPress" in action)) throw new Error("no Undo is offered");
    action.onPress();
    expect(editing.get().document.colour).toBe("white");
    expect(getToast()?.isOpen).toBe(false);
  });

  it("stays while the shopper only looks around, and closes at the next change", () => {
    const { editing, commit, select } = designerWithTemplate();
    select("a");
    editing.set({ ...editing.get(), view: "back" });
    expect(getToast()?.isOpen).toBe(true);
    commit(design("navy"), { label: "Change colour" });
    expect(getToast()?.isOpen).toBe(false);
  });

  it("closes no other toast", () => {
    const { editing } = designerWithTemplate();
    toast({ title: "Link copied" });
    editing.set(startEditing(design("navy")));
    expect(getToast()).toMatchObject({ title: "Link copied", isOpen: true });
  });
});
