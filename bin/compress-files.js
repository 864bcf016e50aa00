import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const FORMS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(path) {
  const bytes = await readFile(path);
  for (const [extension, compress] of Object.entries(FORMS)) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed);
  }
}

/**
 * Writes each text file below a folder once more as Brotli (`.br`) and as gzip (`.gz`), where that is smaller, for the
 * server to send as it is. The best compression takes seconds, which no request waits for.
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}
