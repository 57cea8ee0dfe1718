import { expect } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { get } from "./http";

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["url", "sitemap", "item"].includes(name),
});

/** An XML file of the shop as an object; urls, sitemaps and items are arrays even with one entry. */
export async function readXml(path: string) {
  const { status, headers, body } = await get(path);
  expect([status, headers.get("content-type")], path).toEqual([200, expect.stringContaining("xml")]);
  expect(XMLValidator.validate(body), path).toBe(true);
  return parser.parse(body);
}
