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
    <div class="flex flex-col gap-2 text-center sm:text-left">
      <h2 data-part="title" class="text-lg leading-none font-semibold">Edit profile</h2>
      <p class="text-muted-foreground text-sm">Make changes to your profile here.</p>
    </div>
    <div class="grid gap-4">
      <div class="grid gap-3">
        <label data-part="label" class="flex items-center gap-2 text-sm leading-none font-medium select-none">Name</label>
        <input data-part="input" class="border-input h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1 text-base shadow-xs outline-none md:text-sm dark:bg-input/30" />
      </div>
      <div class="flex items-center gap-3">
        <span data-part="choice" class="border-input size-4 shrink-0 rounded-[4px] border shadow-xs dark:bg-input/30"></span>
        <label class="flex items-center gap-2 text-sm leading-none font-medium select-none">Monday</label>
      </div>
    </div>
    <div class="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <button data-part="outlined" class="${button} border bg-background shadow-xs dark:bg-input/30 dark:border-input">Decline</button>
      <button data-part="filled" class="${button} bg-primary text-primary-foreground">Send</button>
    </div>
  </div>`;

const light = {
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

const dark = {
  background: "oklch(0.145 0 0)",
  foreground: "oklch(0.985 0 0)",
  card: "oklch(0.205 0 0)",
  "card-foreground": "oklch(0.985 0 0)",
  primary: "oklch(0.922 0 0)",
  "primary-foreground": "oklch(0.205 0 0)",
  muted: "oklch(0.269 0 0)",
  "muted-foreground": "oklch(0.708 0 0)",
  destructive: "oklch(0.704 0.191 22.216)",
  border: "oklch(1 0 0 / 10%)",
  input: "oklch(1 0 0 / 15%)",
  ring: "oklch(0.556 0 0)",
};

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(" ");

/** A command of the browser projects. */
export async function shadcnPage(): Promise<ShadcnPage> {
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import("postcss"),
    import("@tailwindcss/postcss"),
  ]);
  const classes = Array.from(html.matchAll(/class="([^"]*)"/g), ([, list]) => list).join(" ");
  const source = `
    @import "tailwindcss" source(none);
    @source inline("${classes}");
    @custom-variant dark (&:is(.dark *));
    @theme inline {
      ${Object.keys(light)
        .map((name) => `--color-${name}: var(--${name});`)
        .join("\n")}
      --radius-md: calc(var(--radius) - 2px);
      --radius-lg: var(--radius);
    }
    :root { --radius: 0.625rem; ${variables(light)} }
    .dark { ${variables(dark)} }
    @layer base { * { border-color: var(--border); } body { background: var(--background); color: var(--foreground); } }`;
  return { css: (await postcss([tailwind()]).process(source, { from: undefined })).css, html };
}
