import { type RefObject, useEffect, useState } from "react";

/** Whether an element stands on light or on dark, as its `color-scheme` and the person's setting decide. Undefined in the first render. */
export function useTheme(element: RefObject<Element | null>): "light" | "dark" | undefined {
  const [theme, setTheme] = useState<"light" | "dark">();
  useEffect(() => {
    const query = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-color-scheme: dark)");
    const look = (): void => {
      const scheme = element.current ? getComputedStyle(element.current).colorScheme : "";
      setTheme(themeOf(scheme, query?.matches ?? false));
    };
    look();
    query?.addEventListener("change", look);
    return () => query?.removeEventListener("change", look);
  }, [element]);
  return theme;
}

/** @param scheme a computed `color-scheme`: `normal`, `light`, `dark`, `light dark`, `dark only` */
function themeOf(scheme: string, prefersDark: boolean): "light" | "dark" {
  const schemes = scheme.split(" ");
  return schemes.includes("dark") && (prefersDark || !schemes.includes("light")) ? "dark" : "light";
}
