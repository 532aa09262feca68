import { type ReactNode, useRef, useState } from "react";
import { iconSide, useIcon } from "./use-icon.js";
import { useTheme } from "./use-theme.js";

export interface ServerIconProps {
  /** What stands for the server by the name the host knows: shown until there is an icon, and where there is none. */
  readonly children: string;
}

/**
 * The icon a server says it has, in place of the letter that stands for it. It is as little proof of who asks as what the server calls
 * itself: the host's name for the server stands beside it. Always in one box, so that nothing moves. Renders a `<span>` and an `<img>`.
 */
export function ServerIcon({ children }: ServerIconProps): ReactNode {
  const letter = useRef<HTMLSpanElement>(null);
  const src = useIcon(useTheme(letter));
  // Unseen until it is whole: a broken image is none.
  const [painted, setPainted] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const isPainted = src !== undefined && src === painted;
  return (
    <>
      <span ref={letter} hidden={isPainted}>
        {children}
      </span>
      {src !== undefined && src !== broken && (
        // An SVG in an image runs no script, loads nothing and takes no presses.
        <img
          className="elicit-icon"
          src={src}
          alt=""
          width={iconSide}
          height={iconSide}
          decoding="async"
          draggable={false}
          hidden={!isPainted}
          onLoad={() => setPainted(src)}
          onError={() => setBroken(src)}
        />
      )}
    </>
  );
}
