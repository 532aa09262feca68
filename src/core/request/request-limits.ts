/** Bounds on what is read of a request. What lies past one is not shown, and the person is told so. */
export interface RequestLimits {
  /** Properties of a form. @default 1000 */
  readonly fields: number;
  /** Options of one property. @default 5000 */
  readonly options: number;
  /** Characters of the message or a description. @default 20000 */
  readonly text: number;
  /** Characters of a label or an option's label. @default 1000 */
  readonly label: number;
  /** Wrappers around one schema: `$ref`, `allOf`, unions with null. @default 32 */
  readonly depth: number;
  /** Schemas, keywords and options looked at for the whole form, so that references cannot multiply the work. @default 100000 */
  readonly steps: number;
}

export const defaultLimits: RequestLimits = {
  fields: 1000,
  options: 5000,
  text: 20_000,
  label: 1000,
  depth: 32,
  steps: 100_000,
};
