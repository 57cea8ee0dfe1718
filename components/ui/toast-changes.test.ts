import { followChanges, showDueToast, toastAfter } from "./toast-changes";
import { dismissToast, getToast } from "./toast-store";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("runs the change and shows the toast at once where no layout follows changes", () => {
  const change = vi.fn();
  toastAfter(change, { title: "Order confirmed" });
  expect(change).toHaveBeenCalledTimes(1);
  expect(getToast()).toMatchObject({ title: "Order confirmed" });
});

it("shows the toast only once the page shows the change", () => {
  let isRefreshing = false;
  followChanges((change) => change());
  toastAfter(
    () => {
      isRefreshing = true;
    },
    { title: "Order confirmed" },
  );
  expect([isRefreshing, getToast()]).toEqual([true, null]);
  showDueToast();
  expect(getToast()).toMatchObject({ title: "Order confirmed", isOpen: true });
  dismissToast();
  showDueToast();
  expect(getToast()?.isOpen).toBe(false);
  followChanges(null);
});
