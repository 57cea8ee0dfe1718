import { marks, planEnter, planLines, planMark } from "./markdown-marks";

/** "a|b" has its cursor between a and b, "a[bc]" has bc selected. */
function read(text: string) {
  const start = text.search(/[|[]/);
  const value = text.replace(/[|[\]]/g, "");
  const end = text.includes("]") ? text.indexOf("]") - 1 : start;
  return { value, start, end };
}
function show(
  text: string,
  { text: typed, select }: { text: string; select: readonly [number, number] },
): string {
  const { value, start, end } = read(text);
  const [from, to] = select;
  const marked = `${typed.slice(0, from)}[${typed.slice(from, to)}]${typed.slice(to)}`;
  return value.slice(0, start) + marked + value.slice(end);
}
const press = (label: string, text: string) => {
  const mark = marks.find((one) => one.label === label);
  return mark && show(text, planMark(read(text), mark));
};

it("selects the inserted example, so that typing replaces it", () => {
  expect(press("Bold", "so |")).toBe("so **[bold]**");
  expect(press("Link", "see |.")).toBe("see [[link text]](/products).");
  expect(press("Heading", "|")).toBe("## [Heading]\n");
  expect(press("List", "[one]")).toBe("- [one]\n");
});

it("puts a heading, a list and a product on lines of their own, wherever the cursor is", () => {
  expect(press("Heading", "before|after")).toBe("before\n\n## [Heading]\n\nafter");
  expect(press("List", "before\n|\n\nafter")).toBe("before\n\n- [First]\n\nafter");
  expect(show("a\n\n|", planLines(read("a\n\n|"), "::product", [9, 9]))).toBe("a\n\n::product[]\n");
});

it("continues a list on Enter, and ends it in an empty line", () => {
  expect(planEnter(read("- one|"))).toEqual({ text: "\n- ", from: 5 });
  expect(planEnter(read("9. one|"))).toEqual({ text: "\n10. ", from: 6 });
  expect(planEnter(read("- one\n- |"))).toEqual({ text: "\n", from: 6 });
  expect(planEnter(read("words|"))).toBeNull();
  expect(planEnter(read("- [one]"))).toBeNull();
});
