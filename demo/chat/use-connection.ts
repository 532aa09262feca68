import type { Tool } from "@modelcontextprotocol/client";
import { useEffect, useState } from "react";
import type { ElicitationQueue } from "react-elicitation";
import { connect } from "../client/connect.js";
import type { Connection } from "../client/connection.js";
import type { ConnectionSettings } from "../client/connection-settings.js";
import { errorText } from "../client/error-text.js";

export type ConnectionState =
  | { readonly phase: "connecting" }
  | { readonly phase: "connected"; readonly connection: Connection; readonly tools: readonly Tool[] }
  | { readonly phase: "failed"; readonly reason: string };

interface Outcome {
  readonly settings: ConnectionSettings;
  readonly state: ConnectionState;
}

const connecting: ConnectionState = { phase: "connecting" };

/** Keeps one connection to the server in the settings. A new settings object reconnects. */
export function useConnection(settings: ConnectionSettings, elicitations: ElicitationQueue): ConnectionState {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let isWanted = true;
    const show = (state: ConnectionState): void => {
      if (isWanted) setOutcome({ settings, state });
    };
    const opening = connect(settings, elicitations);
    opening.then(
      (connection) => {
        show({ phase: "connected", connection, tools: connection.tools });
        connection.onToolsChanged((tools) => show({ phase: "connected", connection, tools }));
      },
      (error: unknown) => show({ phase: "failed", reason: errorText(error) }),
    );
    return () => {
      isWanted = false;
      opening.then((connection) => connection.close()).catch(() => undefined);
    };
  }, [settings, elicitations]);

  return outcome?.settings === settings ? outcome.state : connecting;
}
