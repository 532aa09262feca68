import {
  AssistantRuntimeProvider,
  AuiConfig,
  AuiIf,
  ComposerPrimitive,
  defineToolkit,
  MessagePrimitive,
  ThreadPrimitive,
  Tools,
  useLocalRuntime,
} from "@assistant-ui/react";
import { ElicitationCards, ElicitationHost } from "react-elicitation";
import { elicitations } from "./client";
import { history } from "./history";
import { model } from "./model";

/** The tool's UI: what its calls ask, as cards in the thread. */
const toolkit = defineToolkit({
  subscribe: {
    type: "backend",
    render: ({ toolCallId }) => <ElicitationCards queue={elicitations} call={toolCallId} />,
  },
});

export function App() {
  const runtime = useLocalRuntime(model, { adapters: { history } });
  return (
    <AssistantRuntimeProvider runtime={runtime} config={AuiConfig({ tools: Tools({ toolkit }) })}>
      <main>
        <h1>A card in the thread</h1>
        <Thread />
      </main>
    </AssistantRuntimeProvider>
  );
}

function Thread() {
  return (
    <ThreadPrimitive.Root asChild>
      <section aria-label="Conversation">
        <ThreadPrimitive.Viewport className="messages">
          <ThreadPrimitive.Messages>
            {({ message }) => (
              <MessagePrimitive.Root data-role={message.role}>
                {/* Where this returns null, assistant-ui renders the tool's UI. */}
                <MessagePrimitive.Parts>
                  {({ part }) => (part.type === "text" ? <p>{part.text}</p> : null)}
                </MessagePrimitive.Parts>
              </MessagePrimitive.Root>
            )}
          </ThreadPrimitive.Messages>
        </ThreadPrimitive.Viewport>
        {/* Shows what belongs to no call, and keeps what was entered while a card is out of the page. */}
        <ElicitationHost queue={elicitations} placement="dock" />
        <ComposerPrimitive.Root>
          <ComposerPrimitive.Input aria-label="Message" placeholder="Subscribe me to weather alerts" />
          <AuiIf condition={({ thread }) => thread.isRunning}>
            <ComposerPrimitive.Cancel>Stop</ComposerPrimitive.Cancel>
          </AuiIf>
          <AuiIf condition={({ thread }) => !thread.isRunning}>
            <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
          </AuiIf>
        </ComposerPrimitive.Root>
      </section>
    </ThreadPrimitive.Root>
  );
}
