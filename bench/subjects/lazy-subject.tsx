import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { Question } from "../questions/question.js";
import type { DialogProps, Subject } from "./subject.js";

interface Asked {
  readonly id: number;
  readonly question: Question;
  readonly onAnswer: (answer: unknown) => void;
}

/** The least that a host needs around a dialog. Loads the dialog with the first question, and shows it while a question is open. */
export function lazySubject(load: () => Promise<{ default: ComponentType<DialogProps> }>): Subject {
  let asked: Asked | undefined;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const show = (next: Asked | undefined): void => {
    asked = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Host() {
    const current = useSyncExternalStore(subscribe, () => asked);
    const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
    const isNeeded = current !== undefined && Dialog === undefined;
    useEffect(() => {
      if (isNeeded) void load().then((module) => setDialog(() => module.default));
    }, [isNeeded]);
    return current && Dialog ? (
      <Dialog key={current.id} question={current.question} onAnswer={current.onAnswer} />
    ) : null;
  }

  const ask: Subject["ask"] = (question, signal) =>
    new Promise((resolve) => {
      const onAnswer = (answer: unknown): void => {
        show(undefined);
        resolve(answer);
      };
      signal.addEventListener("abort", () => onAnswer(undefined), { once: true });
      show({ id: nextId, question, onAnswer });
      nextId += 1;
    });
  return { Host, ask };
}
