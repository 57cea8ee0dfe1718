import { toPincode } from "./pincode";
import {
  describePincode,
  findPincodeProblem,
  findStateProblem,
  formatCityAndState,
  formatDays,
} from "./pincode-messages";

describe("a pincode", () => {
  it.each(["560038", "560 038", "५६००३८", "௫௬௦௦௩௮", "５６００３８"])("reads %j", (typed) => {
    expect(toPincode(typed)).toBe("560038");
    expect(findPincodeProblem(typed)).toBeNull();
  });

  it.each(["999999", "900056", "290001", "350001", "660001", "860001", "100001"])(
    "%s does not exist",
    (typed) => {
      expect(findPincodeProblem(typed)).toBe(`Pincode ${typed} doesn't exist. Please check it.`);
    },
  );

  it.each(["", "56003", "5600381", "012345", "56003x", "\u0000", "5600\u202e38"])("refuses %j", (typed) => {
    expect(findPincodeProblem(typed)).toBe("Please enter a 6-digit pincode");
  });

  it("has one state, or two at a border, and the address must be in it", () => {
    const bengaluru = { pincode: "560038", states: ["Karnataka"] };
    expect(findStateProblem(bengaluru, "Karnataka")).toBeNull();
    expect(findStateProblem(bengaluru, "Tamil Nadu")).toBe(
      "560038 is in Karnataka. Please choose that state, or correct the pincode.",
    );
    const border = { pincode: "605502", states: ["Puducherry", "Tamil Nadu"] };
    expect(findStateProblem(border, "Tamil Nadu")).toBeNull();
    expect(findStateProblem(border, "Kerala")).toContain("is in Puducherry or Tamil Nadu.");
  });

  it("is described by its known place and delivery time", () => {
    expect(formatCityAndState({ city: "Bengaluru", states: ["Karnataka"] })).toBe("Bengaluru, Karnataka");
    expect(formatCityAndState({ city: "Delhi", states: ["Delhi"] })).toBe("Delhi");
    expect(formatCityAndState({ city: "", states: ["Assam"] })).toBe("Assam");
    const place = {
      pincode: "560038",
      zone: null,
      minDays: 2,
      maxDays: 6,
      isCodAvailable: true,
      customDays: 3,
    };
    expect(describePincode({ ...place, city: "Bengaluru", states: ["Karnataka"] })).toBe(
      "Bengaluru, Karnataka",
    );
    expect(describePincode({ ...place, city: "", states: ["Assam"] })).toBe("Assam. Please type your city.");
    expect(describePincode({ ...place, city: "", states: ["Puducherry", "Tamil Nadu"] })).toBe(
      "Puducherry or Tamil Nadu. Please type your city and choose your state.",
    );
    expect([formatDays(3, 3), formatDays(2, 6), formatDays(1, 1)]).toEqual([
      "3 days",
      "2 to 6 days",
      "1 day",
    ]);
  });
});
