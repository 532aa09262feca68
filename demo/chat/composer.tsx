import { type FormEvent, type RefObject, useState } from "react";

interface ComposerProps {
  readonly messageBox: RefObject<HTMLInputElement | null>;
  readonly onSend: (text: string) => void;
}

export function Composer({ messageBox, onSend }: ComposerProps) {
  const [text, setText] = useState("");

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    onSend(text.trim());
    setText("");
  };

  return (
    <form className="composer" onSubmit={send}>
      <label className="visually-hidden" htmlFor="message">
        Message
      </label>
      <input
        id="message"
        ref={messageBox}
        type="text"
        autoComplete="off"
        placeholder="Name a tool…"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button-primary">
        Send
      </button>
    </form>
  );
}
