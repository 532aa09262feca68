/** Bounds on what is read of a request. What lies past one is not shown, and the person is told so. The first four are of one thing, the others of the whole. */
export interface RequestLimits {
  /** Properties of a form. @default 1000 */
  readonly fields: number;
  /** Options of one property. @default 5000 */
  readonly options: number;
  /** Characters of the message or a description. @default 20000 */
  readonly text: number;
  /** Characters of a label or an option's label. @default 1000 */
  readonly label: number;
  /** Options of all properties together. @default 20000 */
  readonly allOptions: number;
  /** Characters of all texts together, each counted as often as it would be shown. @default 1000000 */
  readonly allText: number;
  /** Characters of an address to open, which is never shown in part. @default 20000 */
  readonly url: number;
  /** Wrappers around one schema: `$ref`, `allOf`, unions with null. @default 32 */
  readonly depth: number;
  /** Schemas, keywords, options and steps of a `$ref` looked at for the whole form, so that references cannot multiply the work. @default 100000 */
  readonly steps: number;
}

export const defaultLimits: RequestLimits = {
  fields: 1000,
  options: 5000,
  text: 20_000,
  label: 1000,
  allOptions: 20_000,
  allText: 1_000_000,
  url: 20_000,
  depth: 32,
  steps: 100_000,
};
