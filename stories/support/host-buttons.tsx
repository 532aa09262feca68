import MuiButton from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import type { ButtonProps } from "react-elicitation";

const variants = { filled: "contained", outlined: "outlined", text: "text" } as const;

export function MaterialButton({ look, buttonProps }: ButtonProps): ReactNode {
  return look === "icon" ? (
    <IconButton {...buttonProps} />
  ) : (
    <MuiButton
      {...buttonProps}
      variant={variants[look]}
      size={look === "text" ? "small" : "medium"}
      color={buttonProps["data-tone"] ?? "primary"}
    />
  );
}

/** As a component of shadcn/ui is written: classes by variant, and all else is passed on. */
export function ClassButton({ look, buttonProps }: ButtonProps): ReactNode {
  // oxlint-disable-next-line react/button-has-type -- it is among buttonProps
  return <button {...buttonProps} className={`app-button app-button-${look}`} />;
}

export const classButtonStyles = `
  .app-button { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 36px; padding: 0 16px;
    border: 1px solid transparent; border-radius: 999px; background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
  .app-button-filled { background: light-dark(#18181b, #fafafa); color: light-dark(#fafafa, #18181b); }
  .app-button-outlined { border-color: light-dark(#e4e4e7, #3f3f46); }
  .app-button-text { padding: 0 4px; text-decoration: underline; }
  .app-button-icon { width: 36px; padding: 0; }
  .app-title { font-style: italic; }
`;
