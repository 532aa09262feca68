import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import * as Headless from "@headlessui/react";
import MuiDialog from "@mui/material/Dialog";
import * as Radix from "radix-dialog-1.1";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import * as Aria from "react-aria-components";

export interface OtherModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Modals of a host, each as its library's documentation shows it. */
export const otherModals: Readonly<Record<string, ComponentType<OtherModalProps>>> = {
  "the browser's": Native,
  MUI: ({ isOpen, onClose, children }) => (
    <MuiDialog open={isOpen} onClose={onClose} transitionDuration={0}>
      {children}
    </MuiDialog>
  ),
  "Headless UI": ({ isOpen, onClose, children }) => (
    <Headless.Dialog open={isOpen} onClose={onClose}>
      <div style={center}>
        <Headless.DialogPanel>{children}</Headless.DialogPanel>
      </div>
    </Headless.Dialog>
  ),
  "React Aria": ({ isOpen, onClose, children }) => (
    <Aria.ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable style={center}>
      <Aria.Modal>
        <Aria.Dialog aria-label="Theirs">{children}</Aria.Dialog>
      </Aria.Modal>
    </Aria.ModalOverlay>
  ),
  "Base UI": ({ isOpen, onClose, children }) => (
    <BaseDialog.Root open={isOpen} onOpenChange={onClose}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop />
        <BaseDialog.Popup style={center}>{children}</BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  ),
  "Radix 1.1.15": ({ isOpen, onClose, children }) => (
    <Radix.Root open={isOpen} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay />
        <Radix.Content aria-describedby={undefined} style={center}>
          <Radix.Title>Theirs</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
};

const center = { position: "fixed", inset: "30% 30%", background: "Canvas" } as const;

function Native({ isOpen, onClose, children }: OtherModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (isOpen ? dialog.current?.showModal() : dialog.current?.close()), [isOpen]);
  return (
    <dialog ref={dialog} onClose={onClose}>
      {isOpen && children}
    </dialog>
  );
}

/** An overlay that is not marked as a modal: it has no role, and content behind it is not hidden or inert. */
export const otherCovers: Readonly<Record<string, ComponentType<OtherModalProps>>> = {
  "a popover as large as the page": Popover,
  "an element in fullscreen": Fullscreen,
  "a chat widget": ({ isOpen, children }) =>
    isOpen && <div style={{ ...cover, zIndex: 2_147_483_647 }}>{children}</div>,
};

/** Red, green, blue and alpha of what covers the page. */
export const coverColor: readonly number[] = [255, 0, 255, 255];

const background = "rgb(255 0 255)";
const cover = { position: "fixed", inset: 0, inlineSize: "100vw", blockSize: "100vh", background } as const;

function Popover({ isOpen, children }: OtherModalProps): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popover.current?.togglePopover(isOpen);
  }, [isOpen]);
  return (
    <div ref={popover} popover="manual" style={cover}>
      {children}
    </div>
  );
}

function Fullscreen({ isOpen, children }: OtherModalProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) {
      void element.current?.requestFullscreen();
    } else if (document.fullscreenElement) {
      void document.exitFullscreen();
    }
  }, [isOpen]);
  return (
    <div ref={element} style={{ background }}>
      {children}
    </div>
  );
}
