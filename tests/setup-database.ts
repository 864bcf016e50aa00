import { beginRun, dropDatabasesOfRun, openTestServer, prepareTemplate } from './test-server.ts';

/** Before all test files: prepares the server and the template database that each file copies. */
export default async function setup(): Promise<() => Promise<void>> {
  beginRun();
  const server = await openTestServer();
  await prepareTemplate(server);
  return async () => {
    await dropDatabasesOfRun(server);
    await server.release();
  };
}
