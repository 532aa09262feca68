/** React's work: commits, and how many components ran in them. */
export interface Commits {
  readonly commits: number;
  readonly components: number;
}

/** The part of a React fiber that is read here (react-reconciler, ReactInternalTypes). */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const performedWork = 1;
/** Function, class, forwardRef, memo and simple memo components. */
const componentTags = new Set([0, 1, 11, 14, 15]);

let commits = 0;
let components = 0;

export function takeCommits(): Commits {
  const taken = { commits, components };
  commits = 0;
  components = 0;
  return taken;
}

/**
 * Counts with the hook of React's developer tools, which production builds call, too. Must run before React loads. Counts only if the
 * page's URL asks for it, because counting takes time.
 */
if (new URL(location.href).searchParams.has("count")) {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
        commits += 1;
        components += countRendered(current);
      },
    },
  });
}

/** Counts like React's developer tools: a component ran if it did work. Nothing ran below a fiber whose child is unchanged. */
function countRendered(fiber: Fiber): number {
  const ran = componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0 ? 1 : 0;
  let below = 0;
  if (fiber.child !== fiber.alternate?.child) {
    for (let child = fiber.child; child; child = child.sibling) {
      below += countRendered(child);
    }
  }
  return ran + below;
}
