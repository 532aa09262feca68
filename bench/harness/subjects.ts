/** The file in bench/subjects of each subject, by its name in the results. */
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
