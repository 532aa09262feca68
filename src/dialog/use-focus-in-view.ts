import { type FocusEventHandler, type PointerEventHandler, useRef } from "react";
import { bringIntoView } from "../parts/bring-into-view.js";

export interface FocusInViewProps {
  readonly onFocus: FocusEventHandler;
  readonly onPointerDownCapture: PointerEventHandler;
  readonly onPointerUpCapture: PointerEventHandler;
  readonly onPointerCancelCapture: PointerEventHandler;
}

/**
 * Scrolls to what takes focus inside an element: Radix moves focus round the dialog without (WCAG 2.4.11;
 * https://github.com/radix-ui/primitives/issues/3227). Not under a press: what is pressed would move away before it is released.
 */
export function useFocusInView(): FocusInViewProps {
  const isPressing = useRef(false);
  const setPressing = (isDown: boolean) => (): void => {
    isPressing.current = isDown;
  };
  return {
    onFocus: ({ target, currentTarget }) => {
      if (!isPressing.current && target !== currentTarget) {
        bringIntoView(target);
      }
    },
    onPointerDownCapture: setPressing(true),
    onPointerUpCapture: setPressing(false),
    onPointerCancelCapture: setPressing(false),
  };
}
