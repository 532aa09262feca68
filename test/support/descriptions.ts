/** The texts of a control's accessible description, in order. */
export function descriptionsOf(control: Element): readonly string[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const texts = ids.map((id) => control.ownerDocument.getElementById(id)?.textContent?.trim() ?? "");
  return texts.filter((text) => text !== "");
}

/** A control's accessible description as one text. */
export function descriptionOf(control: Element): string {
  return descriptionsOf(control).join(" ");
}

/** Whether a control, or any control in a group, is `aria-invalid`. */
export function isInvalid(control: Element): boolean {
  const invalid = '[aria-invalid="true"]';
  return control.matches(invalid) || control.querySelector(invalid) !== null;
}

/** A text between the characters that keep its direction from the sentence around it: FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
