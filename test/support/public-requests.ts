import expects from "../requests/public/expects.json" with { type: "json" };

const files = import.meta.glob<unknown>("../requests/public/*.json", { eager: true, import: "default" });

/** A request as a public server sends it. */
export const publicRequest = (name: string): unknown => files[`../requests/public/${name}.json`];

/** What the server's code goes on with. */
export const publicAnswer = (name: string) => {
  const content = Object.entries(expects).find(([of]) => of === name)?.[1];
  return content ? { action: "accept", content } : { action: "accept" };
};

/** What a person enters into one field: text that is typed, a date as its control takes it, or the option that is pressed. */
export interface Entry {
  readonly label: string;
  readonly text?: string;
  readonly date?: string;
  readonly option?: string;
}

/** Requests that ask one question with options, and the option with which the server goes on. */
export const publicOptions: readonly (readonly [name: string, option: string])[] = [
  ["billy-scope", "Yes"],
  ["bitbank-cancel-ja", "Yes"],
  ["exchange-cmd", "Yes"],
  ["fakturownia-write", "Yes"],
  ["fastmcp-py-scalar-choice", "approve"],
  ["gaze-danger", "Yes"],
  ["go-tick-2026", "Yes"],
  ["java-overwrite", "Yes"],
  ["long-list-4k", "Yes"],
  ["mongodb-drop", "Yes, I confirm"],
  ["order-optional-confirm", "Yes"],
  ["py-fastmcp4-confirm", "Yes"],
  ["py-mcp2-confirm", "Yes"],
  ["thehive-write", "Yes"],
];

/** Requests that ask for one line of text. */
export const publicTexts: readonly (readonly [name: string, typed: string])[] = [
  ["component-description", "A table of orders"],
  ["gpg-worker", "accept"],
  ["py-fastmcp4-number", "3"],
  ["py-fastmcp4-text", "Ada"],
  ["roslyn-path", "src/App.sln"],
  ["teams-redirect", "https://login.example/cb?code=abc"],
];

/** Requests that ask nothing but whether to go on, and one for a page to open. */
export const publicConfirmations: readonly string[] = ["fastmcp-py-none", "go-no-schema", "google-oauth"];

/** Requests with several fields, and only those entries that differ from what the form holds at first. A default is sent, an empty one too. */
export const publicForms: Readonly<Record<string, readonly Entry[]>> = {
  "assumption-stance": [
    { label: "Stance", option: "wrong" },
    { label: "Correction", text: "It is three days." },
  ],
  "booking-py": [
    { label: "Restaurant", text: "Roma" },
    { label: "Party Size", text: "4" },
    { label: "Date", text: "27-11-2026" },
  ],
  "java-address-zh": [
    { label: "Address", text: "Ringstr. 1" },
    { label: "Mobile", text: "13800000000" },
  ],
  "plan-review": [
    { label: "Decision", option: "request_changes" },
    { label: "Feedback", text: "Add a test." },
  ],
  "py-fastmcp4-book": [
    { label: "Name", text: "Ada" },
    { label: "Party", text: "2" },
    { label: "Day", date: "2026-12-01" },
    { label: "At", date: "2026-12-01T18:00" },
    { label: "Price", text: "12.5" },
  ],
  "quarkus-policy": [
    { label: "Default cost center", text: "4711" },
    { label: "Post matched invoices", option: "Post matched invoices" },
    { label: "Missing goods receipt", option: "Hold the invoice" },
  ],
  "vibe-kanban-approval": [
    { label: "Decision", option: "denied" },
    { label: "Denial reason", text: "Not now." },
  ],
};
