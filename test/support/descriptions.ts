/** What assistive technology says of a control besides its name: the texts that describe it, in their order. */
export function descriptionOf(control: Element): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => control.ownerDocument.getElementById(id)?.textContent ?? "").join(" ");
}

/** Whether a control, or one of a group's, is said to be at fault. */
export function isInvalid(control: Element): boolean {
  const invalid = '[aria-invalid="true"]';
  return control.matches(invalid) || control.querySelector(invalid) !== null;
}
