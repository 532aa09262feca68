/** For readers that are programs: the site's index, the README, and what they name, at the paths that these files have in the package. */
const named = [
  "llms.txt",
  "README.md",
  "ACCESSIBILITY.md",
  "ARCHITECTURE.md",
  "CHANGELOG.md",
  "LICENSE",
  "SECURITY.md",
  "demo/pictures",
  "skills",
];

/** What the site serves as it is. The development server leaves out the guides: it would send their text where Vite is asked for a module. */
export function staticDirs(isSite: boolean): { from: string; to: string }[] {
  return (isSite ? [...named, "stories/docs"] : named).map((path) => ({ from: `../${path}`, to: `/${path}` }));
}
