"use client";

import { ToggleGroup } from "radix-ui";
import { useState } from "react";
import { parseTheme, type Theme, themeCookie, themes } from "@/lib/staff/theme";
import { adminRoot } from "./admin-root";

const names: Record<Theme, string> = { auto: "Device", light: "Light", dark: "Dark" };
const yearSeconds = 365 * 24 * 3600;

export function ThemeSwitch({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const choose = (value: string) => {
    if (value === "") return;
    const next = parseTheme(value);
    setTheme(next);
    adminRoot()?.setAttribute("data-theme", next);
    const secure = window.location.protocol === "https:" ? "; secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `${themeCookie}=${next}; path=/admin; max-age=${yearSeconds}; samesite=lax${secure}`;
  };
  return (
    <ToggleGroup.Root
      type="single"
      value={theme}
      onValueChange={choose}
      aria-label="Colours"
      className="inline-flex rounded-sm border p-0.5"
    >
      {themes.map((value) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          className="min-h-11 flex-1 rounded-sm px-2 text-xs hover:bg-accent data-[state=on]:bg-accent data-[state=on]:font-semibold lg:min-h-8"
        >
          {names[value]}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
