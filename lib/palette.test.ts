import { readdirSync, readFileSync } from "node:fs";
import { palette } from "./palette";

const variables: Record<keyof typeof palette, string> = {
  paper: "background",
  card: "card",
  tint: "muted",
  line: "border",
  ink: "foreground",
  muted: "muted-foreground",
  madder: "brand",
  onMadder: "brand-foreground",
};

it.each(Object.entries(variables))("%s is --%s of the stylesheet", (name, variable) => {
  const css = readFileSync("app/globals.css", "utf8");
  const [, value] = new RegExp(`^  --${variable}: (#[0-9a-f]{6});$`, "m").exec(css) ?? [];
  expect(value).toBe(palette[name as keyof typeof palette]);
});

it.each(readdirSync("supabase/templates"))("%s uses no other colour", (template) => {
  const colors = readFileSync(`supabase/templates/${template}`, "utf8").match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(colors.length).toBeGreaterThan(3);
  expect(Object.values(palette)).toEqual(expect.arrayContaining(colors));
});
