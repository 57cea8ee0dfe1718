import { BackendError } from "@/server/errors";
import { readDesignFile, storeDesignFile } from "./file-repository";
import { renderOnce } from "./render-once";

vi.mock("@/server/log", () => ({ log: { warn: vi.fn() } }));
vi.mock("./file-repository");
vi.useFakeTimers({ now: 0 });

const put = vi.mocked(storeDesignFile);
const busy = new BackendError("upload", { message: "busy", code: "503", hint: null }, 503);
const bytes = Buffer.from("a picture");
/** Whether the turn ended before the picture was stored. */
let isDrawing = false;
const inTurn = async (draw: () => Promise<Buffer | null>) => {
  isDrawing = true;
  const drawn = await draw();
  isDrawing = false;
  return drawn;
};
const draw = vi.fn(async () => bytes);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readDesignFile).mockResolvedValue(null);
});

async function drawn(): Promise<Buffer | null> {
  const picture = renderOnce("a.webp", { inTurn }, draw);
  await vi.advanceTimersByTimeAsync(30_000);
  return picture;
}

test("a drawn picture is stored again when the storage was busy, outside the turn to draw", async () => {
  const turns: boolean[] = [];
  put.mockImplementation(async () => {
    turns.push(isDrawing);
    if (turns.length === 1) throw busy;
  });
  expect(await drawn()).toBe(bytes);
  expect(turns).toEqual([false, false]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("a drawn picture is shown even if it can't be stored", async () => {
  put.mockRejectedValue(busy);
  expect(await drawn()).toBe(bytes);
  expect(put.mock.calls.length).toBeGreaterThan(1);
});
