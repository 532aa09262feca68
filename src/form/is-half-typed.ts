/** Whether a control holds text that is not, or not yet, a value of its type. */
export function isHalfTyped(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput;
}
