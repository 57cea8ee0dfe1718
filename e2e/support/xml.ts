import { expect } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { get } from "./http";

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["url", "sitemap", "item"].includes(name),
});

/** A file of the shop as an object; lists of urls, sitemaps and items are lists even of one. */
export async function readXml(path: string) {
  const { status, headers, body } = await get(path);
  expect([status, headers.get("content-type")], path).toEqual([200, expect.stringContaining("xml")]);
  expect(XMLValidator.validate(body), path).toBe(true);
  return parser.parse(body);
}
