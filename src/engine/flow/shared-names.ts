/** Names that belong to the file, to a class, or to the function around. */
import type { StepIndex } from './step-index.js';
import { type Give, listParts, SHARED, type Step } from './steps.js';

/** Returns whether a step is the body of a function, which has names of its own. */
export const isFunction = (step: Step | null): boolean => step?.kind === 'inner' && step.of === 'function';

/**
 * Lists all that is given to a name of the file or of a class, and to members of that name, whosever they are. `apart`: a
 * function has names of its own unless it says otherwise.
 */
export function listShared(steps: readonly Step[], index: StepIndex, name: string, apart: boolean): readonly Give[] {
  const found = index.listGiven(name).filter((give) => give.name !== name);
  const isLocal = (step: Step): boolean => {
    const [inner = []] = listParts(step);
    return apart ? !isShared(index, inner, name) : declares(index, inner, name);
  };
  const walk = (list: readonly Step[]): void => {
    for (const at of index.places(list, name)) {
      const step = list[at];
      if (step === undefined) continue;
      if (step.kind === 'give') {
        if (step.name === name) found.push(step);
      } else if (!isFunction(step) || !isLocal(step)) for (const part of listParts(step)) walk(part);
    }
  };
  walk(steps);
  return found;
}

/** Returns true if steps say that the name is the one of the function around. */
export const isShared = (index: StepIndex, steps: readonly Step[], name: string): boolean =>
  index.places(steps, name).some((at) => {
    const step = steps[at];
    if (step === undefined) return false;
    return step.kind === 'give'
      ? step.name === name && step.type === SHARED
      : step.kind !== 'inner' && listParts(step).some((part) => isShared(index, part, name));
  });

/** Returns true if steps declare a name. */
const declares = (index: StepIndex, steps: readonly Step[], name: string): boolean =>
  index.places(steps, name).some((at) => {
    const step = steps[at];
    if (step === undefined) return false;
    return step.kind === 'give'
      ? step.name === name && step.declares
      : listParts(step).some((part) => declares(index, part, name));
  });
