import { dismissToast, getToast, pauseToast, resumeToast, toast } from "./toast-store";

describe("toast", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("is shown for four seconds and leaves the document three seconds later", () => {
    toast({ title: "Added to Cart" });
    vi.advanceTimersByTime(3999);
    expect(getToast()?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(getToast()?.isOpen).toBe(false);
    vi.advanceTimersByTime(2999);
    expect(getToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(getToast()).toBeNull();
  });

  it("stays ten seconds when it has a link", () => {
    toast({ title: "Please log in", action: { label: "Log in", href: "/auth" } });
    vi.advanceTimersByTime(9999);
    expect(getToast()?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(getToast()?.isOpen).toBe(false);
  });

  it("stays ten seconds when it has Undo", () => {
    toast({ title: "The change is made", action: { label: "Undo", onPress: () => undefined } });
    vi.advanceTimersByTime(9999);
    expect(getToast()?.isOpen).toBe(true);
  });

  it("is replaced by the next one, which gets its own four seconds", () => {
    toast({ title: "Added to Cart" });
    vi.advanceTimersByTime(3000);
    toast({ title: "Cart Updated" });
    vi.advanceTimersByTime(3000);
    expect(getToast()).toMatchObject({ title: "Cart Updated", isOpen: true });
  });

  it("is not closed by the timer of the previous toast", () => {
    toast({ title: "Added to Cart" });
    dismissToast();
    vi.advanceTimersByTime(2000);
    toast({ title: "Removed from Cart" });
    vi.advanceTimersByTime(2000);
    expect(getToast()).toMatchObject({ title: "Removed from Cart", isOpen: true });
  });

  it("stays while it is hovered or focused", () => {
    toast({ title: "Cart Cleared" });
    pauseToast();
    vi.advanceTimersByTime(60_000);
    expect(getToast()?.isOpen).toBe(true);
    resumeToast();
    vi.advanceTimersByTime(4000);
    expect(getToast()?.isOpen).toBe(false);
  });
});
