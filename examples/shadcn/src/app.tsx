import { useState } from "react";
import { ElicitationCard } from "@/components/elicitation-card";
import { ElicitationDock } from "@/components/elicitation-dock";
import { Elicitations } from "@/components/elicitation-host";
import { subscribe } from "./connection";

const places = ["Dialog", "Dock", "Card"] as const;

export function App() {
  const [place, setPlace] = useState<(typeof places)[number]>("Dialog");
  const [calls, setCalls] = useState<readonly { id: string; said: string }[]>([]);

  const ask = async () => {
    const id = crypto.randomUUID();
    setCalls((earlier) => [...earlier, { id, said: "…" }]);
    const said = await subscribe(id).catch(String);
    setCalls((earlier) => earlier.map((call) => (call.id === id ? { id, said } : call)));
  };

  return (
    <main className="mx-auto flex h-dvh max-w-2xl flex-col gap-4 p-4">
      <h1 className="text-lg font-semibold">Tailwind and shadcn/ui</h1>
      <ol role="log" aria-label="Calls" className="min-h-0 flex-1 overflow-y-auto">
        {calls.map(({ id, said }) => (
          <li key={id} className="flex flex-col gap-2 py-2">
            <span className="text-muted-foreground text-sm">{said}</span>
            {place === "Card" && <ElicitationCard call={id} />}
          </li>
        ))}
      </ol>
      {place === "Dock" ? <ElicitationDock /> : <Elicitations />}
      <p className="flex gap-2">
        <select
          aria-label="Asked in"
          className="border-input h-9 rounded-md border bg-transparent px-3 text-sm"
          value={place}
          onChange={(event) => setPlace(places.find((each) => each === event.target.value) ?? "Dialog")}
        >
          {places.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button
          type="button"
          className="bg-primary text-primary-foreground h-9 rounded-md px-4 text-sm font-medium"
          onClick={ask}
        >
          Subscribe
        </button>
      </p>
    </main>
  );
}
