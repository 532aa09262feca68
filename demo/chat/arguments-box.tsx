import type { Tool } from "@modelcontextprotocol/client";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { parseArguments, type ToolArguments } from "./parse-arguments.js";

interface ArgumentsBoxProps {
  readonly tool: Tool;
  readonly start: string;
  readonly onCall: (toolArguments: ToolArguments) => void;
  readonly onLeave: () => void;
}

/** Lets the person enter the arguments that a tool requires. In a chat with a model, the model would write them. */
export function ArgumentsBox({ tool, start, onCall, onLeave }: ArgumentsBoxProps) {
  const [text, setText] = useState(start);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const known = Object.keys(tool.inputSchema.properties ?? {}).join(", ");

  useEffect(() => box.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = parseArguments(text);
    if (parsed.ok) return onCall(parsed.value);
    setProblem(parsed.problem);
    box.current?.focus();
  };

  return (
    <form className="panel" aria-labelledby={`${id}-label`} onSubmit={submit}>
      <label id={`${id}-label`} htmlFor={id}>
        Arguments for {tool.name} (JSON)
      </label>
      <p id={`${id}-hint`} className="hint">
        It knows: {known}
      </p>
      {problem ? (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      ) : null}
      <textarea
        id={id}
        ref={box}
        rows={Math.min(8, text.split("\n").length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="panel-actions">
        <button type="submit" className="button-primary">
          Call {tool.name}
        </button>
        <button type="button" className="button-plain" onClick={onLeave}>
          Never mind
        </button>
      </div>
    </form>
  );
}
