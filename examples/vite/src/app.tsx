import { useState } from "react";
import { ElicitationHost, useElicitations } from "react-elicitation";
import { type Connection, connect, elicitations, type Server, servers, signOut } from "./session";

export function App() {
  const [connections, setConnections] = useState<readonly Connection[]>([]);
  const [replies, setReplies] = useState<readonly string[]>([]);
  const { pending } = useElicitations(elicitations);
  const say = (text: string) => setReplies((earlier) => [...earlier, text]);

  const signIn = async () => {
    try {
      setConnections(await Promise.all(servers.map(connect)));
    } catch (error) {
      say(`Not connected: ${String(error)}`);
    }
  };
  const leave = async () => {
    setConnections([]);
    setReplies([]);
    await signOut(connections);
  };
  const ask = async ({ server, ask }: Connection) => {
    try {
      say(`${server.name}: ${await ask()}`);
    } catch (error) {
      say(`${server.name} failed: ${String(error)}`);
    }
  };

  return (
    <main>
      <header>
        <h1>Two servers, one queue</h1>
        <span role="status">{pending.length > 0 && <b className="badge">{pending.length} waiting</b>}</span>
        {connections.length > 0 ? (
          <button type="button" onClick={leave}>
            Sign out
          </button>
        ) : (
          <button type="button" onClick={signIn}>
            Sign in
          </button>
        )}
      </header>

      {connections.map((connection) => (
        <p key={connection.server.name}>
          <button type="button" onClick={() => ask(connection)}>
            Ask {connection.server.name}
          </button>
          <Mute server={connection.server} />
        </p>
      ))}
      {connections.length > 1 && (
        <p>
          <button type="button" onClick={() => Promise.all(connections.map(ask))}>
            Ask both
          </button>
        </p>
      )}

      <ol role="log" aria-label="Replies">
        {replies.map((reply, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- replies are only ever added
          <li key={index}>{reply}</li>
        ))}
      </ol>
      <ElicitationHost queue={elicitations} />
    </main>
  );
}

/** Mutes a server, whose requests are then declined unseen. The dialog also offers this, from a server's second request on. */
function Mute({ server }: { server: Server }) {
  const { muted } = useElicitations(elicitations);
  const isMuted = muted.some(({ name, origin }) => name === server.name && origin === server.origin);
  const toggle = () => {
    if (isMuted) elicitations.unmute(server);
    else elicitations.mute(server);
  };
  return (
    <button type="button" aria-pressed={isMuted} onClick={toggle}>
      Mute {server.name}
    </button>
  );
}
