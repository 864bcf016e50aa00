import { expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';

it('QU-02 starts the second request after the first response', async () => {
  const order: string[] = [];
  const { enqueue } = createQueue();
  let answerFirst: () => void = () => undefined;
  const first = enqueue(() => {
    order.push('first starts');
    return new Promise<void>((resolve) => {
      answerFirst = () => {
        order.push('first answers');
        resolve();
      };
    });
  });
  const second = enqueue(async () => void order.push('second starts'));
  await Promise.resolve();
  await Promise.resolve();
  expect(order).toEqual(['first starts']);
  answerFirst();
  await Promise.all([first, second]);
  expect(order).toEqual(['first starts', 'first answers', 'second starts']);
});

it('QU-03 continues after a failed request', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { enqueue } = createQueue();
  const done: string[] = [];
  void enqueue(() => Promise.reject(new Error('no line')));
  await enqueue(async () => void done.push('second'));
  expect(done).toEqual(['second']);
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
