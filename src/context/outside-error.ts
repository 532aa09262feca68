/** What a developer is told who renders a part where there is no elicitation. */
export function outsideError(): Error {
  return new Error(
    "react-elicitation: a part is outside an elicitation: there is none to show. " +
      "Render it in <ElicitationDialog> or <ElicitationRoot>.",
  );
}
