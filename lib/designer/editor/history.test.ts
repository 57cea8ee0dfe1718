import type { DesignDocument } from "../document";
import { commit, endGesture, redo, startEditing, undo } from "./history";

const document = (colour: string): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour,
  views: { front: [], back: [], left: [], right: [] },
});

const paint = (colours: readonly string[], gesture?: string) =>
  colours.reduce(
    (editing, colour) => commit(editing, document(colour), { label: colour, gesture }),
    startEditing(document("white")),
  );

describe("the undo steps of the designer", () => {
  it("go back and forth through every change", () => {
    const painted = paint(["red", "black"]);
    expect(undo(painted).document.colour).toBe("red");
    expect(undo(undo(painted)).document.colour).toBe("white");
    expect(redo(undo(painted)).document).toBe(painted.document);
  });

  it("merge a whole gesture into one", () => {
    const typed = paint(["a", "ab", "abc"], "typing");
    expect(typed.history.past).toHaveLength(1);
    expect(undo(typed).document.colour).toBe("white");
  });

  it("are two when a gesture has ended in between", () => {
    const first = endGesture(paint(["a", "ab"], "typing"));
    const second = commit(first, document("abc"), { label: "Type", gesture: "typing" });
    expect(undo(second).document.colour).toBe("ab");
  });

  it("return to the side on which they were done", () => {
    const onBack = commit(startEditing(document("white")), document("red"), { label: "Paint", view: "back" });
    expect(onBack.view).toBe("back");
    expect(undo(onBack).view).toBe("front");
    expect(redo(undo(onBack)).view).toBe("back");
  });

  it("drop the redo steps after a new change", () => {
    const changed = commit(undo(paint(["red", "black"])), document("green"), { label: "Paint" });
    expect(redo(changed)).toBe(changed);
  });

  it("are a hundred at most", () => {
    expect(paint(Array.from({ length: 130 }, (_, nr) => `c${nr}`)).history.past).toHaveLength(100);
  });

  it("are plain data, which a browser can store", () => {
    const painted = paint(["red", "black"]);
    expect(undo(structuredClone(painted)).document).toEqual(document("red"));
  });

  it("ignore a change that changed nothing", () => {
    const started = startEditing(document("white"));
    expect(commit(started, started.document, { label: "Move" }).history.past).toHaveLength(0);
  });
});
