/** Calls a second, with a fixed number of callers for a fixed time; `call` gets the caller's number from 0. */
export async function callsASecond({ callers, ms }, call) {
  const until = performance.now() + ms;
  let done = 0;
  const work = async (caller) => {
    while (performance.now() < until) {
      await call(caller);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return (done * 1000) / ms;
}
