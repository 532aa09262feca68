import { useEffect, useMemo, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { chooseIcon } from "../core/icons/choose-icon.js";
import { fetchIcon } from "./fetch-icon.js";

/** As a picture in the header is shown, in pixels of the page. */
export const iconSide = 40;

/** The `data:` URL of the server's icon that fits best, once there is one. */
export function useIcon(theme: "light" | "dark" | undefined): string | undefined {
  const { server, policy } = useElicitation();
  const { origin, serverInfo } = server;
  const { icons: allow = "embedded" } = policy;
  const [fetched, setFetched] = useState<{ readonly from: string; readonly src: string }>();
  const chosen = useMemo(
    () => theme && chooseIcon(serverInfo, { origin, allow, theme, size: iconSide * devicePixelRatio }),
    [serverInfo, origin, allow, theme],
  );
  const address = chosen?.kind === "remote" ? chosen.src : undefined;
  useEffect(() => {
    if (address === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    void fetchIcon(address, controller.signal).then((src) => {
      if (src !== undefined && !controller.signal.aborted) {
        setFetched({ from: address, src });
      }
    });
    return () => controller.abort();
  }, [address]);
  return chosen?.kind === "embedded" ? chosen.src : fetched?.from === address ? fetched?.src : undefined;
}
