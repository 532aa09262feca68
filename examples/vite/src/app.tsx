import { useRef, useState } from "react";
import { ElicitationHost, useElicitations } from "react-elicitation";
import { type Connection, connect, elicitations, type Server, servers, signOut } from "./session";

export function App() {
  const [connections, setConnections] = useState<readonly Connection[]>([]);
  const [replies, setReplies] = useState<readonly string[]>([]);
  const [running, setRunning] = useState(0);
  const stop = useRef(new AbortController());
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
    const { signal } = stop.current;
    setRunning((calls) => calls + 1);
    try {
      say(`${server.name}: ${await ask(signal)}`);
    } catch (error) {
      say(signal.aborted ? `${server.name}: stopped` : `${server.name} failed: ${String(error)}`);
    }
    setRunning((calls) => calls - 1);
  };
  const stopAll = () => {
    stop.current.abort("stopped"); // what is asked says "You stopped …", and keeps what was entered
    stop.current = new AbortController();
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
      {/* Above the button, which a dialog over the page would cover. */}
      <ElicitationHost queue={elicitations} placement="dock" />
      <p>
        <button type="button" disabled={running === 0} onClick={stopAll}>
          Stop
        </button>
      </p>
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
