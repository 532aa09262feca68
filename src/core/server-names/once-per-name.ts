/** More are not kept: a server program may act for many hosts. */
const mostKept = 1000;

/** Makes something of each name once: a host has few, and they are looked for in every text. */
export function oncePerName<Made>(make: (name: string) => Made): (name: string) => Made {
  const made = new Map<string, { readonly it: Made }>();
  return (name) => {
    const kept = made.get(name) ?? { it: make(name) };
    if (made.size >= mostKept) {
      made.clear();
    }
    made.set(name, kept);
    return kept.it;
  };
}
