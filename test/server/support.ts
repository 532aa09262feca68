import {
  type Form,
  type InputRequired,
  runForm,
  stepForm,
  type ChainResult,
  type StepOptions,
} from "react-elicitation/server";

/** What a person does with each form in turn. */
export type Answers = readonly (Readonly<Record<string, unknown>> | "decline" | "cancel")[];

interface Known {
  readonly initial?: object;
}

/** A chain as it was asked, and how it ended. */
export interface Played<End> {
  readonly asked: readonly Asked[];
  readonly result: ChainResult<End>;
}

export interface Asked {
  readonly message: string;
  readonly requestedSchema?: { readonly properties: Readonly<Record<string, object>> };
}

export const secret = "a secret of at least thirty-two bytes";

/** Both ways to ask a chain, played by the same person. */
export const eras = {
  "in 2025": async <Input, End>(
    form: Form<unknown, Input, End>,
    input: Input,
    answers: Answers,
    known: Known = {},
  ): Promise<Played<End>> => {
    const asked: Asked[] = [];
    const result = await runForm(form, input, {
      ...known,
      elicit: async (params) => {
        asked.push(params);
        return resultOf(answers[asked.length - 1]);
      },
    });
    return { asked, result };
  },
  "in 2026-07-28": async <Input, End>(
    form: Form<unknown, Input, End>,
    input: Input,
    answers: Answers,
    known: Known = {},
  ): Promise<Played<End>> => {
    const asked: Asked[] = [];
    let round: Pick<StepOptions, "inputResponses" | "requestState"> = {};
    for (;;) {
      const step = await stepForm(form, input, { ...round, ...known, secret, subject: "Ada" });
      if (!step.inputRequired) {
        return { asked, result: step.result };
      }
      asked.push(paramsIn(step.inputRequired));
      round = retry(step.inputRequired, answers[asked.length - 1]);
    }
  },
};

/** The params of the call that a client repeats. */
export function retry(
  { inputRequests, requestState }: InputRequired,
  answer: Answers[number] | undefined,
): { readonly inputResponses: Readonly<Record<string, unknown>>; readonly requestState: string } {
  const inputResponses = Object.fromEntries(Object.keys(inputRequests).map((key) => [key, resultOf(answer)]));
  // As over a wire.
  return structuredClone({ inputResponses, requestState });
}

export function paramsIn({ inputRequests }: InputRequired): Asked {
  const [request] = Object.values(inputRequests);
  if (!request) {
    throw new Error("Nothing is asked.");
  }
  return request.params;
}

function resultOf(answer: Answers[number] | undefined): object {
  if (answer === undefined) {
    throw new Error("Asked once more than there are answers.");
  }
  return typeof answer === "string" ? { action: answer } : { action: "accept", content: answer };
}
