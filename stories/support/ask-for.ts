/** A property as a server writes it. */
export type PropertySchema = Readonly<Record<string, unknown>>;

export interface FormParams {
  readonly mode?: "form";
  readonly message: string;
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, PropertySchema>>;
    readonly required?: readonly string[];
  };
}

/** A request for several properties. */
export function askForAll(
  message: string,
  properties: Readonly<Record<string, PropertySchema>>,
  required: readonly string[] = Object.keys(properties),
): FormParams {
  return { message, requestedSchema: { type: "object", properties, required } };
}

/** A request for one property, called `answer`, that must be given. */
export function askFor(property: PropertySchema): FormParams {
  return askForAll("To send you alerts I need one more thing.", { answer: property });
}

/** … that may be left out. */
export function askOptionally(property: PropertySchema): FormParams {
  return askForAll("You may tell me one more thing.", { answer: property }, []);
}

/** Words that go on for longer than any line. */
export const longTexts = {
  title: "The name of the place, region, mountain or stretch of coast for which you would like to be sent alerts",
  description:
    "Any place in the world will do, however small. Write it the way people there do, and add the country if there are several of that " +
    "name: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, Wales.",
};
