import { renderToStaticMarkup } from "react-dom/server";
import { ChoiceList } from "./choice-list";

const choices = [
  {
    ...{ productId: 1, name: "Chai", isToTaste: false },
    colors: [7, 8].map((variantId) => ({
      variantId,
      name: `Colour ${variantId}`,
      hex: "#000",
      imageUrl: null,
    })),
  },
] as unknown as Parameters<typeof ChoiceList>[0]["choices"];

it("shows on the chosen button alone that the choice is being saved", () => {
  const draw = (pendingId: number | null) =>
    renderToStaticMarkup(
      <ChoiceList
        choices={choices}
        isWorking={pendingId !== null}
        pendingId={pendingId}
        onChoose={() => {}}
      />,
    );
  expect(draw(null)).not.toContain("aria-busy");
  expect(draw(8).match(/<button[^>]*aria-busy="true"[^>]*>/g)).toEqual([
    expect.stringContaining("Choose Chai in Colour 8"),
  ]);
});
