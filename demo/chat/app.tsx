import type { Tool } from "@modelcontextprotocol/client";
import { type ReactNode, useRef, useState } from "react";
import { ElicitationCards, type ElicitationQueue, useElicitations } from "react-elicitation";
import { addressOfSettings, type ConnectionSettings, settingsFromAddress } from "../client/connection-settings.js";
import { findTool } from "../client/find-tool.js";
import { requiredArguments } from "../client/required-arguments.js";
import { titleOf } from "../client/title-of.js";
import { ArgumentsBox } from "./arguments-box.js";
import { Composer } from "./composer.js";
import { ConnectionForm } from "./connection-form.js";
import { ConnectionStatus } from "./connection-status.js";
import { Suggestions } from "./suggestions.js";
import { Transcript } from "./transcript.js";
import { NOT_CONNECTED, whatICanDo } from "./replies.js";
import { useConnection } from "./use-connection.js";
import { useConversation } from "./use-conversation.js";

interface AppProps {
  readonly elicitations: ElicitationQueue;
  /** Renders the `ElicitationHost`, which stands above the message box, where its dock is shown. */
  readonly host: (placement: "dock" | undefined) => ReactNode;
}

export function App({ elicitations, host }: AppProps) {
  const [settings, setSettings] = useState<ConnectionSettings>(() => settingsFromAddress(location.href));
  const state = useConnection(settings, elicitations);
  const tools = state.phase === "connected" ? state.tools : [];
  const { turns, say, call } = useConversation(state.phase === "connected" ? state.connection : undefined);
  const [unready, setUnready] = useState<{ readonly tool: Tool; readonly start: string }>();
  const { muted } = useElicitations(elicitations);
  const [place, setPlace] = useState("dialog");
  const messageBox = useRef<HTMLInputElement>(null);

  const choose = (tool: Tool, text: string): void => {
    const start = requiredArguments(tool);
    if (start === undefined) void call(text, tool, {});
    else setUnready({ tool, start });
  };
  const send = (text: string): void => {
    const tool = findTool(tools, text);
    if (tool) choose(tool, text);
    else say(text, state.phase === "connected" ? whatICanDo(tools) : NOT_CONNECTED);
  };
  const connectTo = (next: ConnectionSettings): void => {
    history.replaceState(null, "", addressOfSettings(next));
    setUnready(undefined);
    setSettings(next);
  };
  const leaveArguments = (): void => {
    setUnready(undefined);
    messageBox.current?.focus();
  };

  return (
    <div className="chat">
      <header className="chat-header">
        <h1>Chat with an MCP server</h1>
        <ConnectionStatus state={state} />
        <ConnectionForm settings={settings} onConnect={connectTo} />
      </header>
      <main className="chat-main">
        <Transcript
          turns={turns}
          renderCards={(callId) => place === "card" && <ElicitationCards queue={elicitations} call={callId} />}
        />
        {unready ? (
          <ArgumentsBox
            key={unready.tool.name}
            tool={unready.tool}
            start={unready.start}
            onCall={(toolArguments) => {
              leaveArguments();
              void call(`${unready.tool.name} ${JSON.stringify(toolArguments)}`, unready.tool, toolArguments);
            }}
            onLeave={leaveArguments}
          />
        ) : null}
        {muted.map((server) => (
          <p key={server.name}>
            Requests from {server.name} are not shown.{" "}
            <button type="button" className="button-plain" onClick={() => elicitations.unmute(server)}>
              Ask me again
            </button>
          </p>
        ))}
        <Suggestions tools={tools} onChoose={(tool) => choose(tool, titleOf(tool))} />
        <label className="place">
          Show requests{" "}
          <select value={place} onChange={(event) => setPlace(event.target.value)}>
            <option value="dialog">in a dialog</option>
            <option value="dock">here, above the message box</option>
            <option value="card">beside their calls</option>
          </select>
        </label>
        {host(place === "dialog" ? undefined : "dock")}
        <Composer messageBox={messageBox} onSend={send} />
      </main>
    </div>
  );
}
