import { readProcessors } from "./processors";

it("names the known processors in their order", () => {
  expect(readProcessors("supabase unknown resend").map(({ name }) => name)).toEqual(["Supabase", "Resend"]);
  expect(readProcessors("")).toEqual([]);
});
