import type { Readable } from 'node:stream';
import type { UploadedFile, UploadFolder } from '#platform/files/uploads.ts';

/** The files of a form, on disk until it is answered. */
export type FormFiles = Readonly<{
  receive: (stream: Readable, signal: AbortSignal) => Promise<UploadedFile>;
  remove: (file: UploadedFile) => Promise<void>;
  /** Deletes all files of the form, also those that arrive later. */
  end: () => Promise<void>;
}>;

export function formFiles(uploads: UploadFolder): FormFiles {
  const files = new Set<UploadedFile>();
  let isOver = false;
  return {
    receive: async (stream, signal) => {
      const file = await uploads.receive(stream, signal);
      if (isOver) await uploads.remove(file);
      else files.add(file);
      return file;
    },
    remove: async (file) => {
      files.delete(file);
      await uploads.remove(file);
    },
    end: async () => {
      isOver = true;
      for (const file of files) await uploads.remove(file);
    },
  };
}
