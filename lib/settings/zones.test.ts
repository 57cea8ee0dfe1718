import { zoneSchema } from "./zone-schema";
import { zoneKeyOf } from "./zones";

const good = { name: "North-East", fee: "99", freeOver: "", states: ["Assam"], minDays: "7", maxDays: "12" };

it.each([
  ["North-East!", "north-east"],
  ["  7 sisters & Sikkim ", "sisters-sikkim"],
  ["असम", "zone-x"],
  ["A very long name of a very remote zone", "a-very-long-name-of-a-very-rem"],
])("a zone called %j has a key that the database accepts", (name, key) => {
  expect(zoneKeyOf(name)).toBe(key);
  expect(key).toMatch(/^[a-z][a-z0-9-]{1,29}$/);
});

it.each([
  ["fee", "-1"],
  ["fee", ""],
  ["freeOver", "0"],
  ["states", ["Atlantis"]],
  ["minDays", "0"],
  ["maxDays", "61"],
  ["maxDays", "6"],
])("a zone with %s %j is refused at that field", (field, value) => {
  const { error } = zoneSchema.safeParse({ ...good, [field]: value });
  expect(zoneSchema.safeParse(good).success).toBe(true);
  expect(error?.issues[0]?.path[0]).toBe(field);
});
