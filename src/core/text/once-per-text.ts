/** More are not kept: a server program may act for many hosts. */
const mostKept = 1000;

/** Makes something of each text once: the names of a host's servers are few, and looked for in every text; the words of a text come again. */
export function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, { readonly it: Made }>();
  return (text) => {
    const kept = made.get(text);
    if (kept) {
      return kept.it;
    }
    if (made.size >= mostKept) {
      made.clear();
    }
    const it = make(text);
    made.set(text, { it });
    return it;
  };
}
