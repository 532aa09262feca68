import { type ReactNode, useSyncExternalStore } from "react";
import type { ActionOfButton, ButtonProps } from "./config.js";
import { type Slot, useElicitation } from "./context.js";
import { Glyph, type GlyphName } from "./glyph.js";

const slots: Readonly<Record<ButtonProps["look"], Slot>> = {
  filled: "button",
  outlined: "button",
  text: "text-button",
  icon: "close",
};

type NativeButtonProps = ButtonProps["buttonProps"];

export interface ActionButtonProps extends NativeButtonProps, ActionOfButton {
  /** @default "text" */
  readonly look?: ButtonProps["look"];
  /** Its words, if it has no children. */
  readonly text?: string | undefined;
  /** A sign before its words. With the look `icon` they are only heard. */
  readonly glyph?: GlyphName;
  /** What it is about, for those who do not see where it stands. */
  readonly about?: string;
}

/**
 * Every button of a request: the kit's own or the host's. Renders a `<button>`.
 *
 * - `data-action` on it if the activation guard holds it back, otherwise `data-to`
 */
export function ActionButton({
  action,
  to,
  look = "text",
  text = "",
  glyph,
  about,
  ...given
}: ActionButtonProps): ReactNode {
  const { components, messages, session, slot } = useElicitation();
  const isGuarded = useSyncExternalStore(session.subscribe, session.isGuarded, session.isGuarded);
  const HostButton = components.button;
  const name = action ?? to;
  const native = {
    type: "button",
    "data-action": action,
    "data-to": to,
    children: (
      <>
        {glyph && <Glyph name={glyph} />}
        <span key={text} className={look === "icon" ? "elicit-hidden" : undefined} {...messages.say(text)} />
        {about && " "}
        {about && <bdi className="elicit-hidden">{about}</bdi>}
      </>
    ),
    ...given,
  } as const;
  if (!HostButton || !name) {
    // oxlint-disable-next-line react/button-has-type -- it is among the attributes
    return <button className={`${slot(slots[look])} ${look === "filled" ? "elicit-filled" : ""}`} {...native} />;
  }
  const onClick: NativeButtonProps["onClick"] = (event) => {
    // It is how the guard knows the button.
    if (action && !event.currentTarget.closest("[data-action]")) {
      event.preventDefault();
      throw new Error(
        "react-elicitation: components.button has to spread buttonProps on its <button>, or no press is guarded.",
      );
    }
    native.onClick?.(event);
  };
  const buttonProps = { ...native, onClick, "data-own": "" };
  return <HostButton {...{ look, buttonProps }} action={name} isGuarded={isGuarded && action !== undefined} />;
}
