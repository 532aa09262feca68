import type { ComponentType } from "react";
import type { FieldKind, FieldOf } from "../core/request/field-spec.js";

/** Looked up rather than computed by `FieldOf`, so that a control for any kind of field also fits where one kind is asked for. */
type FieldByKind = { readonly [Kind in FieldKind]: FieldOf<Kind> };

/** What a control gets. Spread `inputProps` on the element that is focused and named. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldByKind[Kind];
  readonly inputProps: ControlInputProps;
}

/** Links a control to its label, hint, limits and error for assistive technology. */
export interface ControlInputProps {
  readonly id: string;
  readonly "aria-labelledby": string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
  readonly autoComplete: string | undefined;
}

/** Controls by kind of field; those left out are the kit's own. */
export type ElicitationComponents = { readonly [Kind in FieldKind]?: ComponentType<ControlProps<Kind>> };

/** What a host may change of one field. */
export interface FieldOverride {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** The `autocomplete` token, where the host knows what the field is for (WCAG 1.3.5); never guessed from a server's words. */
  readonly autoComplete?: string | undefined;
  /** The control to use; see `useFieldValue` for reading and changing the answer. */
  readonly component?: ComponentType<ControlProps> | undefined;
}

/** By property name. */
export type FieldOverrides = Readonly<Record<string, FieldOverride>>;
