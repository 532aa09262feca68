import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";

const unsupportedText = lazyModule(() => import("../parts/unsupported-text.js"));

/** Names a property that no control fits, and says what follows from it, once the words are there. Renders a `<p>`. */
export function UnsupportedNotice({ field }: ControlProps<"unsupported">): ReactNode {
  const [text] = useLoaded(unsupportedText, true);
  return (
    <p className="elicit-notice" data-tone="quiet">
      {text.status === "loaded" ? <text.value.UnsupportedText field={field} /> : <bdi>{field.label}</bdi>}
    </p>
  );
}
