import "server-only";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { checkStructure, readStructure } from "@/lib/seo/check-structure";
import type { CheckedPage } from "@/lib/seo/overview";
import { timeoutSignal } from "@/server/deadline";
import { listExamples } from "./repository";

const patienceMs = 6000;

async function checkPage(path: string): Promise<CheckedPage> {
  const response = await fetch(`${publicEnv.siteUrl}${path}`, {
    signal: timeoutSignal(patienceMs),
    cache: "no-store",
  });
  const found = readStructure(await response.text());
  const broken = found.includes(null)
    ? [{ where: path, field: "A script that isn't JSON", isRequired: true }]
    : [];
  const data = found.filter((one) => one !== null);
  return {
    path,
    types: data.map((one) => String(one["@type"])),
    problems: [...broken, ...data.flatMap((one) => checkStructure(one))],
  };
}

/** Reads one page of each type from the shop's own site. */
export async function checkPages(): Promise<CheckedPage[]> {
  const { product, post, tag } = await listExamples();
  const asked = [
    paths.home,
    paths.products,
    ...(product ? [paths.product(product)] : []),
    ...(post ? [paths.blogPost(post)] : []),
    paths.blog,
    ...(tag ? [paths.blogPage(1, tag)] : []),
    paths.faq,
    paths.about,
    paths.contact,
    paths.shippingPolicy,
    paths.refundPolicy,
    paths.terms,
  ];
  return Promise.all(asked.map(checkPage));
}
