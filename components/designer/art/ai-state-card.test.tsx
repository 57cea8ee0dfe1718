import { renderToStaticMarkup } from "react-dom/server";
import type { Generation } from "@/lib/ai-art/my-art";
import { AiStateCard } from "./ai-state-card";

const lamp: Generation = {
  id: "a7c6f1de-3a54-4f3f-9a3c-1d1f4d5a9b11",
  parentId: null,
  prompt: "a lamp",
  style: "flat",
  aspect: "square",
  isTransparent: true,
  status: "queued",
  code: null,
  createdAt: "2026-11-27T06:30:00Z",
  asset: null,
};
const textOf = (more: Partial<Generation>) =>
  renderToStaticMarkup(<AiStateCard generation={{ ...lamp, ...more }} onAgain={() => undefined} />)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

it("shows that a picture is being generated and that the page may be closed", () => {
  for (const status of ["queued", "running"] as const) {
    expect(textOf({ status })).toContain("Generating");
    expect(textOf({ status })).toContain("You can keep working or close this page");
  }
});

it.each([
  ["failed", "down", "The AI service didn't respond."],
  ["refused", "by_provider", "The AI service refused this description."],
  ["failed", "not a known code", "We couldn't generate this picture."],
] as const)("shows why a picture was %s (%s), and that the credit was returned", (status, code, title) => {
  const text = textOf({ status, code });
  for (const part of [title, "a lamp", "Your credit was returned.", "Edit description"])
    expect(text).toContain(part);
});

it("explains that a picture refused after it was generated used its credit", () => {
  expect(textOf({ status: "refused", code: "by_picture" })).toContain("It used one credit.");
});

it("shows nothing once the picture is available", () => {
  expect(textOf({ status: "done" })).toBe("");
});
