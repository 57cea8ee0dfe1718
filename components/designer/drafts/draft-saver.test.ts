import type { DesignDocument } from "@/lib/designer/document";
import { startEditing } from "@/lib/designer/editor/history";
import { createDesigner } from "../create-designer";
import { startSaving } from "./draft-saver";
import { listDrafts, readDraft } from "./draft-storage";

const mockStored = new Map<IDBValidKey, unknown>();
vi.mock("idb-keyval", () => ({
  createStore: () => null,
  get: async (key: string) => mockStored.get(key),
  entries: async () => [...mockStored],
  update: async (key: string, change: (old: unknown) => unknown) =>
    void mockStored.set(key, change(mockStored.get(key))),
}));
vi.mock("@/server/designs/actions", () => ({ saveDesignAction: vi.fn() }));

/** The messages between the tabs of one browser. */
const heard: { kind: string }[] = [];
const channels = new Set<TabChannel>();
class TabChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: { kind: string }) {
    heard.push(data);
    for (const other of channels) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    channels.delete(this);
  }
}

const design = (colour: string): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour,
  views: { front: [], back: [], left: [], right: [] },
});

function openTab() {
  const designer = createDesigner({
    shop: { blanks: [], colours: [], prices: { bands: [], breaks: [] }, discountPercent: 0 },
    hasAiArt: false,
  });
  designer.editing.set(startEditing(design("white")));
  const draftSaver = startSaving(designer);
  const colour = () => designer.editing.get().document.colour;
  const dye = (next: string) => designer.commit(design(next), { label: next });
  return { designer, draftSaver, colour, dye };
}

/** Longer than the delay before a change is written in the browser. */
const untilWritten = () => vi.advanceTimersByTimeAsync(300);

/** Two tabs with one design, which is in the browser's storage. */
async function openTwoTabs() {
  const [one, two] = [openTab(), openTab()];
  one.draftSaver.open(null, design("red"), "My tee");
  await untilWritten();
  const { id } = one.designer.draft.get();
  const stored = await readDraft(id);
  if (!stored) throw new Error("the design was not stored");
  two.draftSaver.open(stored, stored.document, stored.name);
  return { one, two, id };
}

describe("one design in two tabs", () => {
  const known = { window: globalThis.window, BroadcastChannel: globalThis.BroadcastChannel };
  beforeAll(() => {
    const window = Object.assign(new EventTarget(), { document: new EventTarget() });
    Object.assign(globalThis, { window, BroadcastChannel: TabChannel });
  });
  afterAll(() => Object.assign(globalThis, known));
  beforeEach(() => {
    vi.useFakeTimers();
    mockStored.clear();
    channels.clear();
    heard.splice(0);
  });
  afterEach(() => vi.useRealTimers());

  it("shows the second tab that the design is open elsewhere", async () => {
    const { one, two } = await openTwoTabs();
    expect([one.designer.isElsewhere.get(), two.designer.isElsewhere.get()]).toEqual([false, true]);
  });

  it("applies a change from the other tab without sending it back", async () => {
    const { one, two } = await openTwoTabs();
    heard.splice(0);
    one.dye("navy");
    await untilWritten();
    expect(two.colour()).toBe("navy");
    await untilWritten();
    expect(heard.map(({ kind }) => kind)).toEqual(["saved"]);
  });

  it("shows the conflict to the tab that writes second, and saves its chosen version in both", async () => {
    const { one, two, id } = await openTwoTabs();
    one.dye("navy");
    two.dye("olive");
    await untilWritten();
    const [asked, other] = one.designer.conflict.get() ? [one, two] : [two, one];
    expect(other.designer.conflict.get()).toBeNull();
    expect(asked.designer.conflict.get()).toMatchObject({ where: "tab", name: "My tee" });
    const mine = asked.colour();
    await asked.draftSaver.settle("mine");
    await untilWritten();
    expect([one.colour(), two.colour()]).toEqual([mine, mine]);
    expect((await readDraft(id))?.document.colour).toBe(mine);
  });

  it("saves both versions when the shopper chooses both", async () => {
    const { one, two } = await openTwoTabs();
    one.dye("navy");
    two.dye("olive");
    await untilWritten();
    const asked = one.designer.conflict.get() ? one : two;
    await asked.draftSaver.settle("both");
    await untilWritten();
    const stored = await listDrafts();
    expect(stored.map(({ document }) => document.colour).sort()).toEqual(["navy", "olive"]);
    expect(stored.map(({ name }) => name).sort()).toEqual(["My tee", "My tee (copy)"]);
  });
});
