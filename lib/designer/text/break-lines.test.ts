import { breakLines, joinLines } from "./break-lines";

const fits = (line: string) => line.length <= 12;

it("breaks a wide line at its spaces, and leaves words whole", () => {
  expect(breakLines("The best chai in all of Pune", fits)).toBe("The best\nchai in all\nof Pune");
  expect(breakLines("Chai", fits)).toBe("Chai");
  expect(breakLines("Hello extraordinarily long", fits)).toBe("Hello\nextraordinarily\nlong");
});

it("keeps the shopper's own lines and the length of the text", () => {
  const text = "Chai\n\nfirst, then everything else ";
  const broken = breakLines(text, fits);
  expect(broken).toBe("Chai\n\nfirst, then\neverything\nelse ");
  expect(broken).toHaveLength(text.length);
});

it("joins the lines that were broken, and no others", () => {
  expect(joinLines("The best\nchai in all\nof Pune", fits)).toBe("The best chai in all of Pune");
  expect(joinLines("Chai\nfirst", fits)).toBe("Chai\nfirst");
  expect(joinLines("A long line\n\nthat ends", fits)).toBe("A long line\n\nthat ends");
});
