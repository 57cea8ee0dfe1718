import { formatSecret } from "./new-factor";

test.each([
  ["GEZDGNBVGY3TQOJQ", "GEZD GNBV GY3T QOJQ"],
  ["GEZDGNBVGY", "GEZD GNBV GY"],
])("formats the key %s as %s", (secret, shown) => expect(formatSecret(secret)).toBe(shown));
