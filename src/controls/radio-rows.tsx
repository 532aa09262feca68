import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { OptionRow } from "./option-row.js";

export interface RadioRowsProps {
  /** The id of the group. */
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly rows: readonly { readonly value: string; readonly label: string }[];
}

/** Radio buttons of one group. */
export function RadioRows({ id, registration, rows }: RadioRowsProps): ReactNode {
  return rows.map(({ value, label }) => (
    <OptionRow key={value} {...registration} type="radio" id={`${id}-${value || "none"}`} value={value} label={label} />
  ));
}
