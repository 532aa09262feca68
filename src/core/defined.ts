/** `T` without the properties that are undefined, as `exactOptionalPropertyTypes` wants it. */
export type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** Leaves out the properties that are undefined. */
export function defined<T extends object>(properties: T): Defined<T>;
export function defined(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
