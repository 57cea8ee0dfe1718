import { lineOf, visitorAddress } from "./visitor-address";

const by = (forwarded: string | null, hops: number, peer: string | null = "203.0.113.9") =>
  visitorAddress({ forwarded, peer }, hops);

describe("a visitor without a proxy in front", () => {
  it("is the peer of the connection, whatever the request's headers", () => {
    for (let guess = 0; guess < 30; guess++) expect(by(`10.0.0.${guess}`, 0)).toBe("203.0.113.9");
  });

  it("shares one counter with all others when the connection is unknown", () => {
    expect(by("10.0.0.1", 0, null)).toBe("unknown");
  });
});

describe("a visitor behind proxies", () => {
  it("is the address seen by our outermost proxy, not what precedes it in the header", () => {
    expect(by("198.51.100.7", 1)).toBe("198.51.100.7");
    expect(by("10.0.0.1, 10.0.0.2, 198.51.100.7", 1)).toBe("198.51.100.7");
    expect(by("10.0.0.1, 198.51.100.7, 192.0.2.1", 2)).toBe("198.51.100.7");
  });

  it("is the oldest address when there were fewer than expected", () => {
    expect(by("198.51.100.7", 3)).toBe("198.51.100.7");
  });

  it.each(["", " ", "unknown", "a, b", "1.2.3", "1.2.3.4.5", "<script>", "999.1.1.1", ":::", "1::2::3"])(
    "shares one counter if it is invalid: %j",
    (forwarded) => expect(by(forwarded, 1)).toBe("unknown"),
  );
});

describe("an IPv6 address", () => {
  it.each([
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["[2001:db8:1:2::5]:443", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["64:ff9b::198.51.100.7", "64:ff9b:0:0::/64"],
  ])("%s counts as %s: all addresses of a household share one counter", (address, network) => {
    expect(by(address, 1)).toBe(network);
  });

  it.each(["::ffff:198.51.100.7", "::FFFF:198.51.100.7", "198.51.100.7:5123"])("%s is IPv4", (address) => {
    expect(by(address, 1)).toBe("198.51.100.7");
  });
});

describe("the connection of a visitor", () => {
  it.each([
    ["2001:db8:1:2ab::5", "2001:db8:1:200::/56"],
    ["2001:db8:1:2ff:aaaa::", "2001:db8:1:200::/56"],
    ["2001:db8:1:3ab::5", "2001:db8:1:300::/56"],
    ["2001:db8::1", "2001:db8:0:0::/56"],
    ["198.51.100.7", "198.51.100.7"],
    ["", "unknown"],
  ])("of %s is %s: a household counts once, whichever /64 it uses", (address, line) => {
    expect(lineOf(by(address, 1))).toBe(line);
  });
});
