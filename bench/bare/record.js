import { openBesideShop } from '../../bin/beside-shop.js';

/**
 * Opens the running shop's database beside it, with the shop's own verbs on it.
 *
 * @returns those, and `record(work)`, which gives every statement that `work` made the verbs send
 */
export async function openRecorder(folder) {
  let heard = [];
  const beside = await openBesideShop(folder, (statement) => heard.push(statement));
  return {
    ...beside,
    record: async (work) => {
      heard = [];
      await work();
      return heard.filter(({ text }) => /^\s*(select|insert|update|delete|with)/i.test(text));
    },
  };
}
