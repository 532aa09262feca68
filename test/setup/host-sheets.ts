/** What Tailwind itself makes of the stylesheets that hosts begin with, by name. */
export type TailwindSheets = Readonly<Record<"Tailwind 3" | "Tailwind 4" | "@tailwindcss/forms", string>>;

let sheets: Promise<TailwindSheets> | undefined;

/** A command of the browser projects. Compiled once, however many files and browsers ask. */
export function tailwindSheets(): Promise<TailwindSheets> {
  sheets ??= compileSheets();
  return sheets;
}

async function compileSheets(): Promise<TailwindSheets> {
  // The configuration of every project imports this file, and most runs need no Tailwind.
  const [{ default: postcss }, { default: tailwind }, { default: tailwind3 }] = await Promise.all([
    import("postcss"),
    import("@tailwindcss/postcss"),
    import("tailwindcss-3"),
  ]);
  const compile = async (css: string, plugin = tailwind()): Promise<string> =>
    (await postcss([plugin]).process(css, { from: undefined })).css;
  const [three, four, forms] = await Promise.all([
    // With a class to generate: Tailwind 3 warns where it finds none.
    compile("@tailwind base; @tailwind utilities;", postcss([tailwind3({ content: [{ raw: "flex" }] })])),
    compile('@import "tailwindcss" source(none);'),
    compile('@import "tailwindcss" source(none); @plugin "@tailwindcss/forms";'),
  ]);
  return { "Tailwind 3": three, "Tailwind 4": four, "@tailwindcss/forms": forms };
}
