import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, type RefAttributes } from "react";

export interface OptionRowProps extends ComponentPropsWithoutRef<"input"> {
  readonly type: "radio" | "checkbox";
  readonly label: string;
}

/** One option: the whole row is its target. Renders a `<label>` around an `<input>`, which gets the ref. */
export const OptionRow: ComponentType<OptionRowProps & RefAttributes<HTMLInputElement>> = /* @__PURE__ */ forwardRef<
  HTMLInputElement,
  OptionRowProps
>(function OptionRow({ label, ...inputProps }, ref) {
  return (
    <label className="elicit-row">
      <input {...inputProps} ref={ref} />
      <bdi>{label}</bdi>
    </label>
  );
});
