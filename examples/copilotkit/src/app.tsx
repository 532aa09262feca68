import {
  CopilotChat,
  CopilotKitProvider,
  useAgent,
  useDefaultRenderTool,
  useFrontendTool,
  useInterrupt,
} from "@copilotkit/react-core/v2";
import { ElicitationHost } from "react-elicitation";
import { ScriptedAgent } from "./agent";
import { elicitations } from "./client";
import "./history";
import { answer } from "./interrupts";
import { subscribe, ToolUi } from "./tools";

/** Your app has `runtimeUrl`, the address of its `CopilotRuntime`, in their place. */
const agents = { default: new ScriptedAgent() };

export function App() {
  return (
    <CopilotKitProvider agents__unsafe_dev_only={agents} enableInspector={false}>
      <main>
        <h1>A card in the chat</h1>
        <Chat />
      </main>
    </CopilotKitProvider>
  );
}

function Chat() {
  const { agent } = useAgent();
  useFrontendTool(subscribe);
  useDefaultRenderTool({ render: ToolUi });
  useInterrupt({ handler: (asked) => answer(asked, agent.messages), render: () => <></> });
  return (
    <CopilotChat threadId="weather">
      {({ scrollView, input }) => (
        <>
          {scrollView}
          {/* Shows what belongs to no call, and keeps what was entered while a card is out of the page. */}
          <ElicitationHost queue={elicitations} placement="dock" />
          {input}
        </>
      )}
    </CopilotChat>
  );
}
