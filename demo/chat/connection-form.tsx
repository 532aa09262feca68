import { type FormEvent, useState } from "react";
import { type ConnectionSettings, readServerAddress } from "../client/connection-settings.js";
import { ERAS, isEra } from "../client/era.js";

interface ConnectionFormProps {
  readonly settings: ConnectionSettings;
  readonly onConnect: (settings: ConnectionSettings) => void;
}

/** Connects to any MCP server that uses Streamable HTTP and allows this page's origin (CORS). */
export function ConnectionForm({ settings, onConnect }: ConnectionFormProps) {
  const [address, setAddress] = useState(settings.server.href);
  const [era, setEra] = useState(settings.era);
  const [isWrong, setIsWrong] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const server = readServerAddress(address);
    setIsWrong(server === undefined);
    if (server) onConnect({ server, era });
  };

  return (
    <details className="connection">
      <summary>Connection</summary>
      <form className="panel" onSubmit={submit} noValidate>
        <label htmlFor="server">Server address</label>
        {isWrong ? (
          <p id="server-problem" className="problem" role="alert">
            Write an address that starts with http:// or https://.
          </p>
        ) : null}
        <input
          id="server"
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? "server-problem" : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
        <label htmlFor="era">Protocol</label>
        <select id="era" value={era} onChange={({ target }) => isEra(target.value) && setEra(target.value)}>
          {ERAS.map((value) => (
            <option key={value} value={value}>
              {value === "auto" ? "auto (newest both know)" : value}
            </option>
          ))}
        </select>
        <div className="panel-actions">
          <button type="submit" className="button-primary">
            Connect
          </button>
        </div>
      </form>
    </details>
  );
}
