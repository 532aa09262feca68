/** Each subject by the name it has in the results, and its file in bench/subjects. */
export const subjects = {
  ours: "ours",
  floor: "floor",
  "@rjsf/core": "rjsf",
  "@jsonforms/react": "jsonforms",
  uniforms: "uniforms",
  "react-hook-form": "react-hook-form",
} as const;

export type SubjectName = keyof typeof subjects;

export const subjectNames = Object.keys(subjects) as readonly SubjectName[];
