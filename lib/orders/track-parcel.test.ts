import { listParcels } from "./track-parcel";

const urlOf = (courier: string | null, trackingNumber: string | null) =>
  listParcels({ courier, trackingNumber, moreParcels: [] })[0]?.url;

test("links to the courier's page with the number, however staff type the courier", () => {
  expect(urlOf("Delhivery", "DL 4711")).toBe("https://www.delhivery.com/track/package/DL4711");
  for (const typed of ["Blue Dart", "BLUEDART", "blue-dart Express"]) {
    expect(urlOf(typed, "A/1")).toMatch(/^https:\/\/www\.bluedart\.com\/.*trackNo=A%2F1$/);
  }
  expect(urlOf("India Post", "EZ1IN")).toBe("https://www.indiapost.gov.in/");
});

test("has no link for an unknown courier or without a number", () => {
  expect(urlOf("Ravi's van", "4711")).toBeNull();
  expect(urlOf("Delhivery", null)).toBeNull();
  expect(urlOf(null, "4711")).toBeNull();
});

test("lists every parcel, and none before the order ships", () => {
  const moreParcels = [{ courier: "DTDC", trackingNumber: "D2" }];
  expect(listParcels({ courier: "Ekart", trackingNumber: "E1", moreParcels }).map(({ url }) => url)).toEqual([
    "https://ekartlogistics.com/shipmenttrack/E1",
    "https://www.dtdc.com/track-your-shipment/?awb=D2",
  ]);
  expect(listParcels({ courier: null, trackingNumber: null, moreParcels: [] })).toEqual([]);
});
