import type { ConnectionState } from "./use-connection.js";

export function ConnectionStatus({ state }: { readonly state: ConnectionState }) {
  return (
    <p className="status" role="status" data-phase={state.phase}>
      {statusText(state)}
    </p>
  );
}

function statusText(state: ConnectionState): string {
  switch (state.phase) {
    case "connecting":
      return "Connecting…";
    case "connected": {
      const { name, origin, revision } = state.connection;
      return `Connected to ${name} at ${origin}, protocol ${revision}`;
    }
    case "failed":
      return `Not connected: ${state.reason}`;
  }
}
