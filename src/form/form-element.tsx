import { type ReactNode, type RefObject, type SyntheticEvent, useState, useSyncExternalStore, version } from "react";
import { createPortal } from "react-dom";

export interface FormElementProps {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/**
 * A `<form>`, for Enter, autofill and phone keyboards know nothing else. Also inside a form of the host, such as a message box around a
 * transcript: HTML has no form in another, and React warns of one, but attached by script it works like any other, and owns its fields.
 *
 * A form that a server has rendered is `inert` until it works: what is ticked before would not be what is sent, and Accept would leave the page.
 */
export function FormElement({ element, onSubmit, children }: FormElementProps): ReactNode {
  const isHydrated = useIsHydrated();
  // Where it stands has to be known before it is rendered; what comes from a server stands there already.
  const [place, setPlace] = useState<Element | "outside of forms" | undefined>(
    isHydrated ? undefined : "outside of forms",
  );
  const form = (
    <form
      ref={element}
      className="elicit-form"
      noValidate
      onSubmit={(event) => {
        // React takes it to the host's form, through the portal, too.
        event.stopPropagation();
        onSubmit(event);
      }}
      {...(isHydrated ? {} : inert)}
    >
      {children}
    </form>
  );
  if (place === "outside of forms") {
    return form;
  }
  const find = (around: Element | null): void => {
    if (around && !place) {
      setPlace(around.closest("form") ? around : "outside of forms");
    }
  };
  return <div ref={find}>{place && createPortal(form, place)}</div>;
}

/** React 18 knows it as any other attribute, React 19 as a boolean. */
const inert: object = { inert: version.startsWith("18.") ? "" : true };

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
