import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBehaviours } from './start-behaviours.ts';

let nowMs = 0;
const busy = (ms: number) => () => {
  nowMs += ms;
};

beforeEach(() => {
  nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['quick behaviours start at once', [1, 3, 4], 0],
  ['the browser may answer after five milliseconds', [5, 5, 1], 2],
  ['the last behaviour is followed by no pause', [2, 2, 30], 0],
])('%s', async (_, durations, pauses) => {
  const pause = vi.spyOn(globalThis, 'setTimeout');
  await startBehaviours(durations.map(busy));
  expect(pause).toHaveBeenCalledTimes(pauses);
});

it('waiting events are handled between two behaviours, which keep their order', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('a click'));
  const behaviour = (name: string) => () => {
    done.push(name);
    busy(10)();
  };
  await startBehaviours([behaviour('first'), behaviour('second')]);
  expect(done).toEqual(['first', 'a click', 'second']);
});

it('an error in one behaviour is reported and does not stop the others', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const fault = new Error('broken');
  const later = vi.fn();
  const broken = () => {
    throw fault;
  };
  await startBehaviours([broken, () => Promise.reject(fault), later]);
  expect(report.mock.calls).toEqual([[fault], [fault]]);
  expect(later).toHaveBeenCalled();
});

it('the promise waits for a behaviour that loads a module; the next behaviour does not', async () => {
  const { promise: module, resolve: arrive } = Promise.withResolvers<void>();
  const later = vi.fn();
  const all = startBehaviours([() => module, later]);
  expect(later).toHaveBeenCalled();
  const isDone = vi.fn();
  void all.then(isDone);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).not.toHaveBeenCalled();
  arrive();
  await all;
});
