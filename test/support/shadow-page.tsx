import { type BoundFunctions, type queries, render, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { onTestFinished } from "vitest";
import { ElicitationDialog, type ElicitationDialogProps } from "../../src/index.js";
import styles from "../../src/styles.css?inline";
import { server } from "./server.js";

/** The shadow root of a web component, with a place for the dialog in it, the kit's stylesheet, and something else that takes focus. */
export interface ShadowPlace {
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly neighbour: HTMLButtonElement;
}

/** @param parent where the web component stands: on the page, or in the shadow root of another */
export function shadowPlace(mode: ShadowRootMode = "open", parent: Node = document.body): ShadowPlace {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode });
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  const neighbour = button("Neighbour");
  const container = document.createElement("div");
  root.append(sheet, neighbour, container, button("Another"));
  parent.appendChild(host);
  onTestFinished(() => host.remove());
  return { root, container, neighbour };
}

export interface ShadowPage {
  /** Lets a server ask: whatever has focus keeps it until the dialog takes it. */
  readonly ask: (request: unknown) => void;
  /** Something on the page, outside of any shadow root. */
  readonly outside: HTMLElement;
}

/** A page whose dialog is put into a shadow root. It opens at once and buttons work at once, unless the props say otherwise. */
export function renderShadowPage(place: ShadowPlace, props: Partial<ElicitationDialogProps> = {}): ShadowPage {
  let ask: ShadowPage["ask"] = () => undefined;
  function Page(): ReactNode {
    const [request, setRequest] = useState<unknown>();
    ask = setRequest;
    return (
      <main>
        <button type="button">Outside</button>
        {request !== undefined && (
          <ElicitationDialog
            server={server}
            activationDelay={0}
            waitForTyping={0}
            container={place.container}
            {...props}
            request={request}
            onResult={(result) => {
              props.onResult?.(result);
              if (!props.onClose) setRequest(undefined);
            }}
          />
        )}
      </main>
    );
  }
  const page = render(<Page />);
  return { ask: (request) => ask(request), outside: page.getByRole("button", { name: "Outside" }) };
}

function button(name: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = name;
  return element;
}

/** Queries by role and name within the shadow root. */
export function inside({ container }: ShadowPlace): BoundFunctions<typeof queries> {
  return within(container);
}
