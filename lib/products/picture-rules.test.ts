import { allFailedMessage, uploadReport } from "./picture-rules";

const failed = [{ place: 1, name: "a.png", reason: "It is empty" }];

it("counts the failed pictures", () => {
  expect(uploadReport([], 8)).toBeNull();
  expect(uploadReport(failed, 8)).toBe("1 of 8 pictures couldn't be uploaded");
});

it("reports when all pictures failed", () => {
  expect(uploadReport(failed, 1)).toBe(allFailedMessage);
});
