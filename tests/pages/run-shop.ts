import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { JOBS } from '#jobs/names.ts';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import { openDatabase } from '#platform/database/client.ts';
import { ACCESS_TOKEN, API_SECRET } from '../conversion-services.ts';
import { freePort, startShop } from '../running-shop.ts';
import { createTestDatabase, openTestServer, prepareTemplate } from '../test-server.ts';

/** A running shop, and its output since it started. */
export type OwnShop = Readonly<{
  url: string;
  databaseUrl: string;
  folder: string;
  /** The base address of the stand-ins for Google and Meta; a test may start them there. */
  services: string;
  output: () => string;
  stop: () => Promise<void>;
}>;

/** Stops the shop from resizing pictures, as if another process were doing it. */
async function leavePicturesAsTheyAre(url: string): Promise<() => Promise<void>> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const turn = withAdvisoryLock(db, JOBS.pictures, () => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  return async () => {
    end.resolve();
    await turn;
    await close();
  };
}

const SMALL_PX = 320;
/** Tests check this picture at full size; few other pages show it. */
const LARGE = 'kov-ceramic-white-1.jpg';

/**
 * Shrinks the files of the demo's pictures. Without resized copies a browser would decode some 2.5 million pixels for
 * each tile of 200 px, a third of its work for a page. Stored facts of a picture, its size included, do not change.
 */
async function drawPicturesSmall(folder: string): Promise<void> {
  const files = await readdir(join(folder, 'files'), { recursive: true });
  const drawSmall = async (file: string) => {
    const small = await sharp(await readFile(file))
      .resize({ width: SMALL_PX })
      .jpeg()
      .toBuffer();
    await writeFile(file, small);
  };
  const pictures = files.filter((file) => file.endsWith('.jpg') && !file.endsWith(LARGE));
  await Promise.all(pictures.map((name) => drawSmall(join(folder, 'files', name))));
}

/**
 * The real shop in a process with a database and a folder of its own; `stop` removes all of it. Pictures are not
 * resized: that takes minutes, and the one test of it resizes its own.
 *
 * Its demo has no popups: tests open them by clicks, scrolling and the pointer (`DEMO_POPUPS`).
 *
 * @param prepare runs on the empty database before the shop opens
 */
export async function runShop({
  demo,
  prepare,
  hasSmallPictures = false,
}: {
  demo: boolean;
  hasSmallPictures?: boolean;
  prepare: (databaseUrl: string) => Promise<void>;
}): Promise<OwnShop> {
  const server = await openTestServer();
  await prepareTemplate(server);
  const database = await createTestDatabase(server);
  await prepare(database.url);
  const letGo = await leavePicturesAsTheyAre(database.url);
  const folder = await mkdtemp(join(tmpdir(), 'jamra-pages-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const services = `http://127.0.0.1:${await freePort()}`;
  const program = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    DEMO: demo ? '1' : '0',
    DEMO_POPUPS: '0',
    ASK_LOOPBACK: '1',
    MEASUREMENT_PROTOCOL_SECRET: API_SECRET,
    MEASUREMENT_PROTOCOL_ORIGIN: services,
    META_ACCESS_TOKEN: ACCESS_TOKEN,
    META_GRAPH_ORIGIN: services,
  });
  if (hasSmallPictures) await drawPicturesSmall(folder);
  return {
    url,
    services,
    databaseUrl: database.url,
    folder,
    output: program.output,
    stop: async () => {
      await program.stop();
      await letGo();
      await database.drop();
      await server.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
