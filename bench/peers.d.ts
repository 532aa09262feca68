// Declares what the subjects use of their peers, so that types and lint can be checked without bench's own packages.

declare module "@hookform/resolvers/ajv" {
  import type { FieldValues, Resolver } from "react-hook-form";

  export function ajvResolver<Values extends FieldValues>(schema: object, options: object): Resolver<Values>;
}

declare module "@rjsf/core" {
  import type { ComponentType, ReactNode } from "react";

  interface FormProps {
    readonly schema: object;
    readonly validator: object;
    readonly noHtml5Validate: boolean;
    readonly showErrorList: false;
    readonly onSubmit: (data: { readonly formData?: unknown }) => void;
    readonly onError: (errors: readonly { readonly stack: string; readonly property?: string }[]) => void;
    readonly children: ReactNode;
  }
  const Form: ComponentType<FormProps>;
  export default Form;
}

declare module "@rjsf/validator-ajv8" {
  const validator: object;
  export default validator;
}

declare module "@jsonforms/core" {
  export function createAjv(options: { readonly useDefaults: boolean }): object;
}

declare module "@jsonforms/react" {
  import type { ComponentType } from "react";

  interface JsonFormsProps {
    readonly schema: object;
    readonly data: unknown;
    readonly renderers: readonly object[];
    readonly cells: readonly object[];
    readonly ajv: object;
    readonly validationMode: "ValidateAndShow" | "ValidateAndHide";
    readonly onChange: (state: {
      readonly data: unknown;
      readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[];
    }) => void;
  }
  export const JsonForms: ComponentType<JsonFormsProps>;
}

declare module "@jsonforms/vanilla-renderers" {
  export const vanillaCells: readonly object[];
  export const vanillaRenderers: readonly object[];
}

declare module "uniforms-bridge-json-schema" {
  export class JSONSchemaBridge {
    readonly schema: object;
    constructor(options: { readonly schema: object; readonly validator: (model: unknown) => unknown });
  }
}

declare module "uniforms-unstyled" {
  import type { ComponentType, ReactNode } from "react";
  import type { JSONSchemaBridge } from "uniforms-bridge-json-schema";

  interface ModelError {
    readonly details: readonly { readonly instancePath: string; readonly message?: string }[];
  }
  interface AutoFormProps {
    readonly schema: JSONSchemaBridge;
    readonly noValidate: boolean;
    readonly onSubmitCapture: () => void;
    readonly onSubmit: (model: unknown) => void;
    readonly onValidate: (model: unknown, error: ModelError | null) => ModelError | null;
    readonly children: ReactNode;
  }
  export const AutoForm: ComponentType<AutoFormProps>;
  export const AutoField: ComponentType<{ readonly name: string }>;
  export const ErrorField: ComponentType<{ readonly name: string }>;
}
