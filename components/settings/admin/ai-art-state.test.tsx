import { renderToStaticMarkup } from "react-dom/server";
import { asPaise } from "@/lib/money";
import { AiArtState } from "./ai-art-state";

const today = { drawn: 12, running: 1, refused: 2, failed: 3, cost: asPaise(912) };
const textOf = (props: Parameters<typeof AiArtState>[0]) =>
  renderToStaticMarkup(<AiArtState {...props} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("explains what to configure while no drawing service is set up", () => {
  const text = textOf({ drawer: null, isModerated: false, today });
  expect(text).toContain("available in this shop");
  expect(text).toContain("AI_IMAGE_PROVIDER");
  expect(text).toContain("AI_IMAGE_API_KEY");
});

it("shows the drawing service and today's totals", () => {
  const text = textOf({ drawer: { provider: "fal", model: "fal-ai/flux/dev" }, isModerated: false, today });
  for (const words of [
    "fal, fal-ai/flux/dev",
    "Shop and provider",
    "12, 1 running",
    "2 rejected, 3 failed",
    "₹9.12",
  ])
    expect(text).toContain(words);
});
