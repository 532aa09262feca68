/** What a developer is told who renders a part where there is no elicitation. */
export function outsideError(): Error {
  return new Error(
    "react-elicitation: a part was rendered outside an elicitation, so it has no request to show. " +
      "Render it inside <ElicitationDialog> or <ElicitationRoot>.",
  );
}
