/** What a page with shadcn/ui has of a dialog: the theme, and the classes that its components have in July 2026. */
export interface ShadcnPage {
  readonly css: string;
  readonly html: string;
}

const button =
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium h-9 px-4 py-2 outline-none";

const html = `
  <div data-part="backdrop" class="fixed inset-0 z-50 bg-black/50"></div>
  <div data-part="dialog" class="bg-background text-foreground fixed top-[50%] left-[50%] z-50 grid w-full max-w-[calc(100%-2rem)] translate-x-[-50%] translate-y-[-50%] gap-4 rounded-lg border p-6 shadow-lg sm:max-w-lg">
    <h2 data-part="title" class="text-lg leading-none font-semibold">Weather</h2>
    <label data-part="label" class="flex items-center gap-2 text-sm leading-none font-medium select-none">Name</label>
    <input data-part="input" class="border-input h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1 text-base shadow-xs outline-none md:text-sm" />
    <span data-part="choice" class="border-input size-4 shrink-0 rounded-[4px] border shadow-xs"></span>
    <button data-part="outlined" class="${button} border bg-background shadow-xs">Decline</button>
    <button data-part="filled" class="${button} bg-primary text-primary-foreground">Send</button>
  </div>`;

const colours = {
  background: "oklch(1 0 0)",
  foreground: "oklch(0.145 0 0)",
  card: "oklch(1 0 0)",
  "card-foreground": "oklch(0.145 0 0)",
  primary: "oklch(0.205 0 0)",
  "primary-foreground": "oklch(0.985 0 0)",
  muted: "oklch(0.97 0 0)",
  "muted-foreground": "oklch(0.556 0 0)",
  destructive: "oklch(0.577 0.245 27.325)",
  border: "oklch(0.922 0 0)",
  input: "oklch(0.922 0 0)",
  ring: "oklch(0.708 0 0)",
};

/** A command of the browser projects. */
export async function shadcnPage(): Promise<ShadcnPage> {
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import("postcss"),
    import("@tailwindcss/postcss"),
  ]);
  const names = Object.keys(colours);
  const classes = Array.from(html.matchAll(/class="([^"]*)"/g), ([, list]) => list).join(" ");
  const source = `
    @import "tailwindcss" source(none);
    @source inline("${classes}");
    @theme inline {
      ${names.map((name) => `--color-${name}: var(--${name});`).join("\n")}
      --radius-md: calc(var(--radius) - 2px);
      --radius-lg: var(--radius);
    }
    :root { --radius: 0.625rem; ${Object.entries(colours)
      .map(([name, colour]) => `--${name}: ${colour};`)
      .join(" ")} }
    @layer base { * { border-color: var(--border); } }`;
  return { css: (await postcss([tailwind()]).process(source, { from: undefined })).css, html };
}
